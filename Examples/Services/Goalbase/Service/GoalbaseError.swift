/// Why Goalbase refused a request, or failed.
package struct GoalbaseError: Error, Equatable {
  /// What kind of reason it was.
  package let code: Code
  /// For whoever wrote the request.
  package let message: String
  /// The methods there are, when another was asked for.
  let allowed: [String]

  init(_ code: Code, _ message: String, allowed: [String] = []) {
    self.code = code
    self.message = message
    self.allowed = allowed
  }

  /// No player has the id.
  package static func unknownPlayer(_ id: EntityID) -> Self {
    Self(.unknownRecord, "There is no player with the id \(id).")
  }

  /// No match has the id.
  package static func unknownMatch(_ id: EntityID) -> Self {
    Self(.unknownRecord, "There is no match with the id \(id).")
  }

  static func invalid(_ message: String) -> Self {
    Self(.invalid, message)
  }

  /// What went wrong is for the log, not for strangers.
  static let failed = Self(.failed, "Goalbase can't do that now. To find out why, read its log.")
}

extension GoalbaseError {
  /// A kind of reason.
  package struct Code: Hashable, Sendable {
    /// The HTTP status.
    package let status: Int
    private let kind: Kind

    private enum Kind {
      case invalid, unknownRecord, failed, noSuchAddress, noSuchMethod, tooLarge, notJSON
    }

    private init(_ kind: Kind, status: Int) {
      self.kind = kind
      self.status = status
    }

    /// The request breaks a rule. As in the original, which rescues all errors, that is a 500.
    package static let invalid = Self(.invalid, status: 500)
    /// There is no player or match of an id. As in the original that is a 500.
    package static let unknownRecord = Self(.unknownRecord, status: 500)
    /// The store failed, which is nobody's fault who asked. Unlike what is refused, a change may have
    /// been made: so it has another status.
    package static let failed = Self(.failed, status: 503)
    /// There is nothing at the address.
    package static let noSuchAddress = Self(.noSuchAddress, status: 404)
    /// What is at the address knows no such method.
    package static let noSuchMethod = Self(.noSuchMethod, status: 405)
    /// The body is larger than any match.
    package static let tooLarge = Self(.tooLarge, status: 413)
    /// The body says to be something other than JSON.
    package static let notJSON = Self(.notJSON, status: 415)
  }
}
