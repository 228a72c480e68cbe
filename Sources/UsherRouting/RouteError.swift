/// An address that leads nowhere.
public struct RouteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with an address.
  public struct Code: Hashable, Sendable {
    private enum Kind { case notFound, malformed, tooLong }

    private let kind: Kind

    /// It is well formed, but nothing is there.
    public static let notFound = Code(kind: .notFound)
    /// It is no address: an empty part, or a percent sign without two digits after it.
    public static let malformed = Code(kind: .malformed)
    /// It is longer than 2,048 bytes.
    public static let tooLong = Code(kind: .tooLong)
  }

  /// What is wrong.
  public let code: Code
  /// The address, or its beginning.
  public let path: String
  /// What is wrong, for a person.
  public let description: String

  package static func notFound(_ path: String) -> RouteError {
    RouteError(code: .notFound, path: path, description: "There is nothing at “\(path)”.")
  }

  static func malformed(_ path: String) -> RouteError {
    RouteError(
      code: .malformed,
      path: path,
      description: "“\(path)” is no address. To fix this, look for “//” and for “%” in it."
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
