extension [Match] {
  /// The match of an id; `nil` if it isn't there.
  package func match(_ id: Match.ID) -> Match? {
    first { $0.id == id }
  }

  /// The newest match that is what somebody says of one, its time to the millisecond where that is known; `nil` if none
  /// is.
  ///
  /// Tells who created a match, and had no answer, whether it's there.
  ///
  /// - Parameter known: those that were like it before: without dates they can't be told from it otherwise.
  package func match(
    like parameters: MatchParameters,
    besides known: Set<Match.ID> = []
  ) -> Match? {
    first { $0.isAlike(parameters) && !known.contains($0.id) }
  }

  /// All matches that are what somebody says of one, as ``match(like:besides:)`` has it.
  package func ids(like parameters: MatchParameters) -> Set<Match.ID> {
    Set(filter { $0.isAlike(parameters) }.map(\.id))
  }
}
