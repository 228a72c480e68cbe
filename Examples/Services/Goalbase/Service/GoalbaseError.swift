/// The reason why Goalbase refused a request, or failed.
package struct GoalbaseError: Error, Equatable {
  /// The kind of reason.
  package let code: Code
  /// The message for the author of the request.
  package let message: String
  /// The allowed methods, if the request used another one.
  let allowed: [String]

  init(_ code: Code, _ message: String, allowed: [String] = []) {
    self.code = code
    self.message = message
    self.allowed = allowed
  }

  /// Returns the error for an id that no player has.
  package static func unknownPlayer(_ id: EntityID) -> Self {
    Self(.unknownRecord, "There is no player with the id \(id).")
  }

  /// Returns the error for an id that no match has.
  package static func unknownMatch(_ id: EntityID) -> Self {
    Self(.unknownRecord, "There is no match with the id \(id).")
  }

  static func invalid(_ message: String) -> Self {
    Self(.invalid, message)
  }

  /// The error for a failure of the store. Its details are only in the log, not shown to strangers.
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

    /// The request breaks a rule. The status is 500, like in the original Goalbase, which catches
    /// all errors.
    package static let invalid = Self(.invalid, status: 500)
    /// No player or match has the id. The status is 500, like in the original.
    package static let unknownRecord = Self(.unknownRecord, status: 500)
    /// The store failed; the request isn't the reason. Unlike with a refusal, a change may have
    /// been made, so the status is different.
    package static let failed = Self(.failed, status: 503)
    /// The address doesn't exist.
    package static let noSuchAddress = Self(.noSuchAddress, status: 404)
    /// The address doesn't support the method.
    package static let noSuchMethod = Self(.noSuchMethod, status: 405)
    /// The body is larger than any match.
    package static let tooLarge = Self(.tooLarge, status: 413)
    /// The body's content type isn't JSON.
    package static let notJSON = Self(.notJSON, status: 415)
  }
}
