extension Clock where Duration == Swift.Duration {
  /// Returns a function that waits until `duration` has passed since this call, even if the function is called later.
  func wait(of duration: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: duration)
    return { try await self.sleep(until: deadline, tolerance: nil) }
  }
}
