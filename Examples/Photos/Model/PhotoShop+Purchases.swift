import Synchronization
import UsherPubSub

extension PhotoShop {
  /// Returns the purchases of the visitor's account, newest first; none when nobody is signed in.
  package func purchases(of visitor: String) async throws -> [Purchase] {
    guard let account = try await storedAccount(of: visitor) else { return [] }
    return try await store.purchases(of: account)
  }

  package func hasBought(_ id: Photo.ID, visitor: String) async throws -> Bool {
    try await purchases(of: visitor).contains { $0.photoID == id }
  }

  /// Buys a photo. A photo that was bought before is neither charged nor recorded again.
  ///
  /// If the task is cancelled before the payment begins, nothing happens. A payment that has begun is recorded even if
  /// the task is cancelled.
  ///
  /// - Returns: the purchase; the earlier one if the photo was bought before.
  /// - Throws: `PhotosError` when nobody is signed in, the photo or its price doesn't exist, or the payment fails.
  ///   `CancellationError` when the task is cancelled before the payment begins.
  @discardableResult
  package func buy(_ id: Photo.ID, visitor: String) async throws -> Purchase {
    guard let account = try await storedAccount(of: visitor) else {
      throw PhotosError.notSignedIn
    }
    let photo = try await photo(id)
    guard let price = photo.price else { throw PhotosError.notForSale }
    if let bought = try await purchase(of: id, by: account) { return bought }
    try await pause()
    try Task.checkCancellation()
    // The person may have signed out meanwhile, in another tab.
    guard try await storedAccount(of: visitor) == account else { throw PhotosError.notSignedIn }
    return try await payment(of: photo, at: price, by: account).value
  }

  private func purchase(of id: Photo.ID, by account: Account) async throws -> Purchase? {
    try await store.purchases(of: account).first { $0.photoID == id }
  }

  /// Charges and records in one task of its own, so that cancelling the caller can't separate the two. Returns the
  /// running task if the account is paying for the same photo already.
  private func payment(
    of photo: Photo,
    at price: Money,
    by account: Account
  ) -> Task<Purchase, any Error> {
    let key = "\(account.id)/\(photo.id)"
    return payments.withLock { payments in
      if let payment = payments[key] { return payment }
      let payment = Task {
        defer { self.payments.withLock { $0[key] = nil } }
        if let bought = try await purchase(of: photo.id, by: account) { return bought }
        try await gateway.charge(price, key: key)
        let purchase = try await store.record(
          Purchase(photoID: photo.id, title: photo.title, price: price, date: now()),
          of: account
        )
        changes.send(.purchases(account.id))
        return purchase
      }
      payments[key] = payment
      return payment
    }
  }
}
