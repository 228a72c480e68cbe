extension Screen {
  /// Waits until the window's state, as it is at the call, is stored, so that it comes back if the process ends.
  ///
  /// Call it between a decision and its effect on something outside of the window, such as an order or a payment. If
  /// the process ends in between, the restored screen knows the decision, and carries it out again under the same name:
  ///
  /// ```swift
  /// order = Order(id: UUID(), photo: photo)   // a part of the restorable state, and observable
  /// try await screen.stored()
  /// try await shop.place(order)               // an order with a known id isn't placed twice
  /// order = nil
  /// ```
  ///
  /// Returns at once where nothing can be stored: in a host without a store, in a page whose browser hasn't connected yet,
  /// or if a state can't be encoded. Returns without having waited to the end when the store fails.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, for example because the screen leaves, or another process has
  ///   taken the page over.
  public func stored() async throws(CancellationError) {
    await core.navigation?.untilStored?()
    if Task.isCancelled { throw CancellationError() }
  }
}
