import ToolLibraryModel
import Usher

/// What the person reads.
extension LibraryError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .notRead: "The loans can’t be read."
    case .notStored: "This couldn’t be stored. Please try again."
    case .gone: "You don’t have this tool any more."
    case .notYours: "Somebody else has begun this here. Please begin again."
    case .past: "The first day is over. Please choose another one."
    case .notSignedIn: "You have been signed out. Please sign in to go on."
    case .wrongCredentials: "The address or the password is wrong. Please try again."
    case .addressTaken: "This address has an account. Please sign in with it."
    case .wrongAddress: "This address is too long. Please use a shorter one."
    case .shortPassword: "Please use at least 8 characters for your password."
    case .longPassword: "This password is too long. Please choose a shorter one."
    case .tooLong(let most): "Please choose at most \(most) days, so that others get it, too."
    case .taken(let name, let days): "\(name) has it from \(days.text). Please choose other days."
    }
  }
}
