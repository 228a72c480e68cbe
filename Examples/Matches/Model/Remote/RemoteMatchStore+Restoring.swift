import Synchronization

extension RemoteMatchStore {
  /// It gets another id, and comes after others that were played at its time: the API can't take
  /// back.
  ///
  /// After a failure it can be tried again. That others are alike says nothing by itself: some servers
  /// know no times.
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
      // An earlier try may still have done it.
      if before == nil, !Self.mayBeDone(error) { forgetRestore(of: match) }
      throw error
    }
  }

  private func forgetRestore(of match: Match) {
    unsureRestores.withLock { $0[match.id] = nil }
  }
}
