import Synchronization

extension RemoteMatchStore {
  /// Deletes a player and their matches: in one step if the server supports it. The original server
  /// doesn't, and leaves matches with an empty side; these are deleted after the player, one by
  /// one.
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
      // No deletion was begun.
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
  /// Whether the match is `whole` without the player. Somebody may have added other players
  /// meanwhile.
  fileprivate func isRest(of whole: Match, without player: Player.ID) -> Bool {
    func rest(_ side: [Player]) -> Set<Player> { Set(side.filter { $0.id != player }) }
    return Set(homePlayers) == rest(whole.homePlayers)
      && Set(awayPlayers) == rest(whole.awayPlayers)
  }
}
