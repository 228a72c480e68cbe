import RESTClient

extension LocationError {
  init(_ error: RESTError) {
    switch error {
    case .unreachable: self = .unreachable
    case .timedOut: self = .timedOut
    case .cutOff: self = .cutOff
    case .malformed: self = .malformed
    case .tooLarge: self = .tooLarge
    }
  }
}
