/// Takes people's money.
public protocol PaymentGateway: Sendable {
  /// Charges once for each key, however often it is asked.
  ///
  /// - Throws: `paymentDeclined` or `paymentUnreachable`.
  func charge(_ price: Money, key: String) async throws(PhotosError)
}

/// The gateway that is built in: it approves everything and takes nothing.
public struct ApprovingGateway: PaymentGateway {
  public init() {}
  public func charge(_ price: Money, key: String) async throws(PhotosError) {}
}
