#if PostgreSQL
import PostgresClient
import UsherWeb

extension SessionStoreError {
  /// Makes the error of a store from an error of PostgreSQL.
  ///
  /// - Parameter name: the address of the database, without a password.
  init(_ error: any Error, at name: String) {
    if let error = error as? SessionStoreError {
      self = error
      return
    }
    switch (error as? PostgresError)?.state {
    // The codes of PostgreSQL, appendix A of its documentation.
    case "53100": self = .full(name, underlying: error)
    case "25006": self = .readOnly(name, underlying: error)
    default: self = .unavailable(name, "\(error)", underlying: error)
    }
  }
}
#endif
