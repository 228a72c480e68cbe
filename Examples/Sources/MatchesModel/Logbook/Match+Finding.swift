// Not `@concurrent`: Swift 6.3 doesn't always come back to the caller's actor when such a function throws.
extension MatchStore {
  /// The match of an id; `nil` if it isn't there.
  public func match(_ id: Match.ID) async throws -> Match? {
    try await matches().first { $0.id == id }
  }

  /// The newest match that is what somebody says of one, its time to the millisecond; `nil` if none is.
  ///
  /// Tells who created a match, and had no answer, whether it's there.
  public func match(like parameters: MatchParameters) async throws -> Match? {
    try await matches().first { $0.isAlike(parameters) }
  }
}
