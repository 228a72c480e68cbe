import Synchronization

extension RemoteMatchStore {
  /// One step where the server knows how. The original doesn't, and would leave matches with an empty
  /// side; there they go after the player, one by one.
  package func deletePlayer(_ id: Player.ID) async throws {
    let isThere = try await players().contains { $0.id == id }
    let begun = unfinishedDeletions.withLock { $0[id] }
    guard isThere || begun != nil else { throw MatchesError.notFound }
    let matches = isThere ? try await matches(of: id) : begun ?? []
    unfinishedDeletions.withLock { $0[id] = matches }
    try await telling {
      if isThere { try await deleteOnlyPlayer(id) }
      try await deleteRests(of: matches, without: id)
    }
    unfinishedDeletions.withLock { $0[id] = nil }
  }

  private func deleteOnlyPlayer(_ id: Player.ID) async throws {
    do {
      try await api.delete("players", id, query: "with_matches=true")
    } catch {
      if Self.isRefusal(error), try await !players().contains(where: { $0.id == id }) { return }
      // Nothing is begun.
      if !Self.mayBeDone(error) { unfinishedDeletions.withLock { $0[id] = nil } }
      throw error
    }
  }

  private func deleteRests(of matches: [Match], without player: Player.ID) async throws {
    guard !matches.isEmpty else { return }
    let before = Dictionary(matches.map { ($0.id, $0) }) { first, _ in first }
    for match in try await self.matches() {
      guard let whole = before[match.id], match.isRest(of: whole, without: player) else { continue }
      try await deleteMatch(match.id)
    }
  }
}

extension Match {
  /// Whether it's what becomes of a match that loses a player. Somebody may have put others into it
  /// meanwhile.
  fileprivate func isRest(of whole: Match, without player: Player.ID) -> Bool {
    func rest(_ side: [Player]) -> Set<Player> { Set(side.filter { $0.id != player }) }
    return Set(homePlayers) == rest(whole.homePlayers)
      && Set(awayPlayers) == rest(whole.awayPlayers)
  }
}
