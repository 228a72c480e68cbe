import Usher

/// The reason why the shown draft differs from the stored one.
enum DraftProblem: UserFacingError {
  case unreadable, notKept

  var userMessage: String {
    switch self {
    case .unreadable: "Your draft couldn’t be read."
    case .notKept: "Your draft couldn’t be stored."
    }
  }
}
