/// Keeps each visitor's places and settings.
///
/// Places with one name and one position are one, whatever else is known of them.
package protocol PlaceStore: Sendable {
  /// A visitor's favourites, in their order.
  func favorites(of visitor: String) async throws -> [Location]

  /// Adds a favourite at the end, unless it is one already.
  func add(_ location: Location, of visitor: String) async throws

  /// Removes a favourite, and says where it was, so that it can be inserted there again; `nil` if
  /// it was none.
  @discardableResult
  func remove(_ location: Location, of visitor: String) async throws -> Int?

  /// Puts a favourite at a position, or at the nearest there is, unless it is one already.
  func insert(_ location: Location, at position: Int, of visitor: String) async throws

  /// Moves the favourite at a position to where it is to be afterwards, or as near as can be. Does
  /// nothing if there is none.
  func move(from source: Int, to target: Int, of visitor: String) async throws

  /// The place a visitor has chosen to see the weather of; `nil` for where they are.
  func choice(of visitor: String) async throws -> Location?
  /// Keeps what a visitor has chosen.
  func setChoice(_ location: Location?, of visitor: String) async throws

  /// Twelve hours, imperial units and Fahrenheit for who never chose others.
  func notations(of visitor: String) async throws -> Notations
  /// Keeps how a visitor wants to see the weather.
  func setNotations(_ notations: Notations, of visitor: String) async throws

  /// Emits after each change of a visitor's places or settings, whoever makes it; changes that
  /// nobody has taken yet are one. Ends with the task that listens.
  func changes(of visitor: String) -> AsyncStream<Void>
}
