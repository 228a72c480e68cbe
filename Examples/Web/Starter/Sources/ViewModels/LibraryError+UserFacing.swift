import StarterModel
import Usher

/// What the person reads.
extension LibraryError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .gone: "Somebody has deleted this book."
    case .notRead: "The books can’t be read."
    case .notStored: "The book couldn’t be stored. Please try again."
    }
  }
}
