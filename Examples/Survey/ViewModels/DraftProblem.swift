import Usher

/// Why a draft isn't stored as it shows, or doesn't show as it is stored.
enum DraftProblem: UserFacingError {
  case unreadable, notKept

  var userMessage: String {
    switch self {
    case .unreadable: "Your draft couldn’t be read."
    case .notKept: "Your draft couldn’t be stored."
    }
  }
}
