package import UsersModel
import Usher

/// The sentences that people read: the model gives a code, this layer gives the words.
extension UsersError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .service(let error): error.message(about: "The service")
    case .unknownUser: "There is no such user."
    }
  }

  package var canRetry: Bool { self != .unknownUser }
}
