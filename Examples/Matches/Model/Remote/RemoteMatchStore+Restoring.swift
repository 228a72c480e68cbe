import Synchronization

extension RemoteMatchStore {
  /// Creates a deleted match again. It gets another id and comes after other matches of the same
  /// time, because the API can't undo a deletion.
  ///
  /// Can be called again after a failure. A match with the same content isn't enough to recognize a
  /// restored one: some servers store no dates.
  @discardableResult
  package func restore(_ match: Match) async throws -> Match {
    let parameters = MatchParameters(match)
    let matches = try await matches()
    if let there = matches.first(where: { $0.id == match.id }) { return there }
    let alike = matches.filter { $0.isAlike(parameters) }
    let before = unsureRestores.withLock { $0[match.id] }
    if let before, let restored = alike.first(where: { !before.contains($0.id) }) {
      forgetRestore(of: match)
      return restored
    }
    unsureRestores.withLock { $0[match.id] = before ?? Set(alike.map(\.id)) }
    do {
      let restored = try await create(parameters)
      forgetRestore(of: match)
      return restored
    } catch {
      // An earlier attempt may still have restored the match.
      if before == nil, !Self.mayBeDone(error) { forgetRestore(of: match) }
      throw error
    }
  }

  private func forgetRestore(of match: Match) {
    unsureRestores.withLock { $0[match.id] = nil }
  }
}
