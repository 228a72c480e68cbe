/// A store of each visitor's places and settings.
///
/// Two places with the same name and coordinates are the same place, whatever their other fields
/// are.
package protocol PlaceStore: Sendable {
  /// Returns a visitor's favourites, in their order.
  func favorites(of visitor: String) async throws -> [Location]

  /// Adds a favourite at the end, unless the place is a favourite already.
  func add(_ location: Location, of visitor: String) async throws

  /// Removes a favourite and returns its position, so that it can be inserted there again; `nil` if
  /// the place was no favourite.
  @discardableResult
  func remove(_ location: Location, of visitor: String) async throws -> Int?

  /// Inserts a favourite at a position, or at the nearest valid one, unless the place is a
  /// favourite already.
  func insert(_ location: Location, at position: Int, of visitor: String) async throws

  /// Moves the favourite at `source` to the position `target`, or to the nearest valid one. Does
  /// nothing if there is no favourite at `source`.
  func move(from source: Int, to target: Int, of visitor: String) async throws

  /// Returns the place whose weather a visitor has chosen to see; `nil` for their own position.
  func choice(of visitor: String) async throws -> Location?
  /// Stores the place a visitor has chosen; `nil` for their own position.
  func setChoice(_ location: Location?, of visitor: String) async throws

  /// Returns a visitor's settings: twelve hours, imperial units and Fahrenheit if they never
  /// changed them.
  func notations(of visitor: String) async throws -> Notations
  /// Stores a visitor's settings.
  func setNotations(_ notations: Notations, of visitor: String) async throws

  /// Emits after each change of a visitor's places or settings, whoever makes it. Changes that were
  /// not yet received are merged into one. Ends when the listening task ends.
  func changes(of visitor: String) -> AsyncStream<Void>
}
