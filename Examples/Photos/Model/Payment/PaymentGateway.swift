/// Takes people's money.
package protocol PaymentGateway: Sendable {
  /// Charges once for each key, however often it is asked.
  ///
  /// - Throws: `paymentDeclined` or `paymentUnreachable`.
  func charge(_ price: Money, key: String) async throws(PhotosError)
}

/// The gateway that is built in: it approves everything and takes nothing.
package struct ApprovingGateway: PaymentGateway {
  package init() {}
  package func charge(_ price: Money, key: String) async throws(PhotosError) {}
}
