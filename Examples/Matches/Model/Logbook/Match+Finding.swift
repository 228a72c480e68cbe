extension [Match] {
  /// Returns the match with this id; `nil` if there is none.
  package func match(_ id: Match.ID) -> Match? {
    first { $0.id == id }
  }

  /// Returns the newest match with the content of `parameters`, with dates compared to the
  /// millisecond where they are known; `nil` if there is none.
  ///
  /// Use this function to find out whether a match exists after its creation got no answer.
  ///
  /// - Parameter known: The ids of matches that had this content before; without dates, a new match
  ///   can't be distinguished from them otherwise.
  package func match(
    like parameters: MatchParameters,
    besides known: Set<Match.ID> = []
  ) -> Match? {
    first { $0.isAlike(parameters) && !known.contains($0.id) }
  }

  /// Returns the ids of all matches with the content of `parameters`, compared as in
  /// ``match(like:besides:)``.
  package func ids(like parameters: MatchParameters) -> Set<Match.ID> {
    Set(filter { $0.isAlike(parameters) }.map(\.id))
  }
}
