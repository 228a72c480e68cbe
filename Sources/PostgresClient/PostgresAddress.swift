#if PostgreSQL
import CPostgres

/// The address of a database, with user and password:
/// `postgres://user:password@host:port/database`.
///
/// Missing parts come from the usual sources of PostgreSQL's clients, for example `PGPASSWORD` and
/// `~/.pgpass`. The description doesn't contain the password.
public struct PostgresAddress: Sendable, CustomStringConvertible {
  /// The complete address, with the password.
  let text: String
  /// The address without the password.
  public let description: String

  /// Reads an address that begins with `postgres://` or `postgresql://`.
  ///
  /// - Throws: ``PostgresError/Code/invalidAddress`` if the text is no valid address, or if a part
  ///   of its password would be read as another part of the address, and so be shown.
  public init(_ text: String) throws(PostgresError) {
    guard Self.isUnambiguous(text), let parts = Self.parts(text),
      parts["port", default: ""].allSatisfy({ $0.isNumber || $0 == "," })
    else {
      // The client's own message may contain the password.
      throw PostgresError(
        .invalidAddress,
        """
        That is no address of a PostgreSQL database. To fix this, give one as \
        postgres://user:password@localhost:5432/database, and write special characters of the \
        password in percent-encoding, as %40 for @.
        """
      )
    }
    self.text = text
    let user = parts["user"].map { "\($0)@" } ?? ""
    let port = parts["port"].map { ":\($0)" } ?? ""
    description = "postgres://\(user)\(parts["host"] ?? "")\(port)/\(parts["dbname"] ?? "")"
  }

  /// Whether the password can't be mistaken for another part: an unencoded @ or slash would split
  /// it.
  private static func isUnambiguous(_ text: String) -> Bool {
    guard let scheme = ["postgres://", "postgresql://"].first(where: text.hasPrefix),
      !text.utf8.contains(0)
    else { return false }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(authority.count).prefix { $0 != "?" }
    return authority.count { $0 == "@" } <= 1 && !path.contains("@")
  }

  private static func parts(_ text: String) -> [String: String]? {
    guard let options = PQconninfoParse(text, nil) else { return nil }
    defer { PQconninfoFree(options) }
    var parts: [String: String] = [:]
    var option = options
    while let name = option.pointee.keyword {
      if let value = option.pointee.val { parts[String(cString: name)] = String(cString: value) }
      option += 1
    }
    return parts
  }
}
#endif
