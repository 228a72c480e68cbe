/// A service that charges people money.
package protocol PaymentGateway: Sendable {
  /// Charges a price. Calls with the same key charge only once.
  ///
  /// - Throws: `paymentDeclined` or `paymentUnreachable`.
  func charge(_ price: Money, key: String) async throws(PhotosError)
}

/// The built-in gateway. It approves every payment and charges nothing.
package struct ApprovingGateway: PaymentGateway {
  package init() {}
  package func charge(_ price: Money, key: String) async throws(PhotosError) {}
}
