extension RESTError {
  /// Returns the message for people. A view model adds its service, and words of its own where more
  /// is known.
  ///
  /// - Parameter service: The name of the service as the beginning of a sentence, for example
  ///   "The weather service".
  package func message(about service: String) -> String {
    switch self {
    case .unreachable:
      "\(service) can’t be reached. Please check your connection and try again."
    case .timedOut: "\(service) takes too long to answer. Please try again."
    case .cutOff: "The answer didn’t arrive completely. Please try again."
    case .status(let status): "\(service) has a problem (\(status)). Please try again later."
    case .malformed: "\(service)’s answer can’t be read. Please try again later."
    case .tooLarge: "\(service)’s answer is too large."
    }
  }
}
