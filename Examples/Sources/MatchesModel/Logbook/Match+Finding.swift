extension [Match] {
  /// The match of an id; `nil` if it isn't there.
  public func match(_ id: Match.ID) -> Match? {
    first { $0.id == id }
  }

  /// The newest match that is what somebody says of one, its time to the millisecond; `nil` if none is.
  ///
  /// Tells who created a match, and had no answer, whether it's there.
  public func match(like parameters: MatchParameters) -> Match? {
    first { $0.isAlike(parameters) }
  }
}
