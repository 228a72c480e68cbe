extension MatchRecord {
  /// What is stored for what a request says.
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
      // Also when a match is replaced: what a request leaves out isn't kept.
      playedAt: content.playedAt ?? createdAt,
      createdAt: createdAt,
      updatedAt: updatedAt
    )
  }
}
