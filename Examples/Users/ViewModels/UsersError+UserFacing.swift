import RESTErrors
package import UsersModel
import Usher

/// The messages for people: the model gives a code, this layer and `RESTErrors` have the words.
extension UsersError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .service(let error): error.message(about: "The service")
    }
  }
}
