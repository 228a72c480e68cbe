import CPQ

/// Where a database is, and who asks: `postgres://user:password@host:port/database`.
///
/// What is left out comes from where all of PostgreSQL's clients look: `PGPASSWORD`, `~/.pgpass` and the
/// like. Printed, it has no password.
package struct PostgresAddress: Sendable, CustomStringConvertible {
  /// All of it.
  let text: String
  /// Without the password.
  package let description: String

  /// Reads an address that begins with `postgres://` or `postgresql://`.
  ///
  /// - Throws: ``PostgresError/Code/invalidAddress`` if it is none, or if a part of its password would be
  ///   taken for another part of it, and shown.
  package init(_ text: String) throws(PostgresError) {
    guard Self.isUnambiguous(text), let parts = Self.parts(text),
      parts["port", default: ""].allSatisfy({ $0.isNumber || $0 == "," })
    else {
      // What the client says of it may quote the password.
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

  /// A password with an @ or a slash would be cut in two there.
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
