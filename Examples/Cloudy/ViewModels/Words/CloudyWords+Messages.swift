package import CloudyModel
import RESTErrors
import Usher

extension CloudyWords {
  /// Returns what people are told about a failure of a service.
  func message(_ error: RESTError, of service: CloudyService) -> String {
    switch error {
    case .unreachable: isUnreachable(service)
    case .timedOut: isLate(service)
    case .cutOff: answerCutOff
    case .status(let status): hasProblem(service, status)
    case .malformed: answerMalformed(of: service)
    case .tooLarge: answerTooLarge(of: service)
    }
  }

  /// Returns what people are told about a failure of the places.
  package func message(_ error: LocationError) -> String {
    switch error {
    case .service(.tooLarge): placesTooMany
    case .service(let error): message(error, of: .places)
    case .bundle: placesDamaged
    case .storage: placesUnreadable
    }
  }

  /// Returns what people are told when their position isn't known.
  func message(_ error: DevicePositionError) -> String {
    switch error.code {
    case .denied: positionDenied
    case .timedOut: positionLate
    default: positionUnavailable
    }
  }

  /// Returns an error with its message in this language.
  func telling(_ error: any Error) -> any Error {
    guard let error = error as? LocationError else { return error }
    return ToldError(userMessage: message(error), canRetry: error.canRetry)
  }
}

/// An error with its message in the person's language.
struct ToldError: UserFacingError {
  let userMessage: String
  let canRetry: Bool
}
