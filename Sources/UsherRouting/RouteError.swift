/// The error when an address can't be read: no route has it, it isn't well formed, or it is too long.
///
/// ```swift
/// do {
///   route = try PhotosRoute(path: path)
/// } catch {
///   print(error)                       // There is nothing at “pli/sell”.
/// }
/// ```
public struct RouteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public struct Code: Hashable, Sendable {
    private enum Kind { case notFound, malformed, tooLong }

    private let kind: Kind

    /// The address is well formed, but no route has it.
    public static let notFound = Code(kind: .notFound)
    /// The address isn't well formed: it has nothing between two slashes, a percent sign without two hexadecimal digits
    /// after it, or bytes that aren't UTF-8.
    public static let malformed = Code(kind: .malformed)
    /// The address is longer than 2,048 bytes.
    public static let tooLong = Code(kind: .tooLong)
  }

  /// The kind of the error.
  public let code: Code
  /// The address; its first 40 characters if the address is too long.
  public let path: String
  /// The problem, in words for a person.
  public let description: String

  package static func notFound(_ path: String) -> RouteError {
    RouteError(code: .notFound, path: path, description: "There is nothing at “\(path)”.")
  }

  static func malformed(_ path: String) -> RouteError {
    RouteError(
      code: .malformed,
      path: path,
      description: """
        “\(path)” is not a valid address. To fix this, look for “//”, and for a “%” without two digits after it.
        """
    )
  }

  static func tooLong(_ path: String) -> RouteError {
    let start = String(path.prefix(40))
    return RouteError(
      code: .tooLong,
      path: start,
      description: "The address “\(start)…” is longer than \(RouteComponents.limit) bytes."
    )
  }
}
