extension Device {
  /// Opens an address of another site, or a message or call that the person can then make: see ``SiteError/schemes``.
  ///
  /// A page takes the place of the app in the window. The person finds the app as they left it when they come back, for
  /// example by Back, if the host still has it: as long as after any other leave. To learn what the other site answers, and
  /// to keep the app for longer, use ``detour(_:)``.
  ///
  /// ```swift
  /// try screen.device.open("tel:+3292000000")
  /// ```
  ///
  /// - Throws: ``SiteError`` if the address can't be opened.
  public func open(_ url: String) throws(SiteError) {
    try SiteError.check(url)
    guard let siteOpener, !hasEnded else { throw .unavailable }
    siteOpener.open(url, nil)
  }

  /// Sends the person to another site, and waits until they are back.
  ///
  /// ```swift
  /// let answer = try await screen.device.detour { detour in
  ///   try await shop.checkout(photo, returningTo: detour.returnURL)     // the address of the page where to pay
  /// }
  /// guard let payment = answer?["payment"] else { return }              // they came back without having paid
  /// receipt = try await shop.receipt(of: payment)                       // asks the payment service
  /// ```
  ///
  /// The screen stays as it is meanwhile. If the process may end before the person is back, as a server may, store the
  /// detour and wait for it again after the restoration: see ``makeDetour()``.
  ///
  /// - Parameter address: returns the address to open. The other site needs ``Detour/returnURL`` to send the person back.
  /// - Returns: what the other site says; `nil` if the person came back in another way, for example by Back. They may
  ///   have paid all the same: ask the other site's server.
  /// - Throws: ``SiteError`` if the address can't be opened; `CancellationError` when the task is cancelled, or the window
  ///   closes; what `address` throws.
  public func detour(
    _ address: (Detour) async throws -> String
  ) async throws -> DetourAnswer? {
    let detour = try makeDetour()
    let url = try await address(detour)
    return try await answer(of: detour, at: url)
  }

  /// Makes a detour, to keep it before the person leaves.
  ///
  /// ```swift
  /// let detour = try screen.device.makeDetour()
  /// let url = try await shop.checkout(photo, returningTo: detour.returnURL)
  /// state.detour = detour                                               // a part of the restorable state
  /// defer { state.detour = nil }
  /// let answer = try await screen.device.answer(of: detour, at: url)
  ///
  /// // After a restoration:
  /// if let detour = state.detour {
  ///   defer { state.detour = nil }
  ///   finish(try await screen.device.answer(of: detour))
  /// }
  /// ```
  ///
  /// - Throws: ``SiteError/unavailable`` if no other site could send the person back.
  public func makeDetour() throws(SiteError) -> Detour {
    guard let detour = siteOpener?.makeDetour(), !hasEnded else { throw .unavailable }
    return detour
  }

  /// Waits until the person is back from a detour.
  ///
  /// Only the newest call waits for a detour; an earlier one fails with `CancellationError`.
  ///
  /// - Parameters:
  ///   - detour: the detour.
  ///   - url: the address to open first; `nil` if the person is on the way already.
  /// - Returns: what the other site says; `nil` if the person came back in another way.
  /// - Throws: ``SiteError`` if the address can't be opened; `CancellationError` when the task is cancelled, or the window
  ///   closes or is closed already.
  public func answer(of detour: Detour, at url: String? = nil) async throws -> DetourAnswer? {
    try Task.checkCancellation()
    guard !hasEnded else { throw CancellationError() }
    if let answer = detours.claim(detour) { return answer }
    if url == nil, detours.claimReturn() { return nil }
    if let url {
      try SiteError.check(url)
      // From a message or a call nobody is sent back.
      guard SiteError.isPage(url) else { throw SiteError.scheme(of: url) }
    }
    guard let siteOpener else { throw SiteError.unavailable }
    let waiter = Detours.Waiter()
    detours.add(waiter, detour)
    waiting += 1
    defer {
      detours.remove(waiter, detour)
      waiting -= 1
    }
    waiter.pause(ScopeWork.current(in: activity))
    if let url {
      detours.begin()
      siteOpener.open(url, detour)
    }
    var outcomes = waiter.outcomes.makeAsyncIterator()
    let outcome = await outcomes.next(isolation: #isolation)
    try Task.checkCancellation()
    guard let outcome else { throw CancellationError() }
    return outcome
  }

  /// Whether the app waits until the person is back from another site. A host then keeps the window for longer.
  public var awaitsReturn: Bool { !detours.isEmpty }

  /// Notifies the app that the person is back by the return address of a detour. Called by the host.
  ///
  /// - Parameters:
  ///   - token: the detour's ``Detour/token``.
  ///   - query: what the other site has added to the address, after the question mark.
  public func returned(from token: String, query: String) {
    detours.answer(token, DetourAnswer(query: query))
  }

  /// Notifies the app that the person is back, but not by a return address. Called by the host.
  public func returnedWithoutAnswer() { detours.answerNothing() }
}
