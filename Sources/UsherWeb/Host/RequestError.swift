/// The reason why a request can't be answered, for the program that sent it.
///
/// ```swift
/// guard let order = orders[id] else { throw RequestError(404, "There is no order \(id).") }
/// ```
public struct RequestError: Error, Hashable, CustomStringConvertible {
  /// The status of the answer, for example 404.
  public let status: Int
  /// The text for the developer of the program. It is sent: it must not tell secrets.
  public let message: String

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - status: the status of the answer, from 400 to 599. Another number counts as 500.
  ///   - message: the text for the developer of the program.
  public init(_ status: Int, _ message: String) {
    self.status = (400...599).contains(status) ? status : 500
    self.message = message
  }

  /// The status and the text.
  public var description: String { "\(status): \(message)" }
}
