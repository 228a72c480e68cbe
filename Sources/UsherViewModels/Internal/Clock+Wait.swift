extension Clock where Duration == Swift.Duration {
  /// A wait that is over so long from now, however late whoever waits gets a turn.
  func wait(of duration: Duration) -> @Sendable () async throws -> Void {
    let deadline = now.advanced(by: duration)
    return { try await self.sleep(until: deadline, tolerance: nil) }
  }
}
