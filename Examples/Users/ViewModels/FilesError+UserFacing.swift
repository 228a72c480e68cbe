package import UsersModel
import Usher

/// The sentences that people read: the model gives a code, this layer gives the words.
extension FilesError: UserFacingError {
  package var canRetry: Bool { self != .unknownFile }

  package var userMessage: String {
    switch self {
    case .premiumOnly(let limit):
      "Only premium customers may store files above \(FileSize.text(of: limit))."
    case .emptyName: "This file has no name. Please give it one and try again."
    case .sizeMismatch: "The file didn’t arrive completely. Please try again."
    case .unknownFile: "This file isn’t there any more."
    case .storage: "The file couldn’t be stored. Please try again later."
    case .listing: "Your files can’t be shown at the moment. Please try again later."
    }
  }
}
