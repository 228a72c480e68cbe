extension MatchRecord {
  /// Creates the record to store for a request's content.
  package init(
    _ id: EntityID,
    _ content: MatchContent,
    createdAt: Timestamp,
    updatedAt: Timestamp
  ) {
    self.init(
      id: id,
      homeGoals: content.homeGoals,
      awayGoals: content.awayGoals,
      // This also applies when a match is replaced: a time that is missing in the request isn't
      // kept from before.
      playedAt: content.playedAt ?? createdAt,
      createdAt: createdAt,
      updatedAt: updatedAt
    )
  }
}
