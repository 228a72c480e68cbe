extension GoalbaseAPI {
  /// Returns a list, or the answer that it is unchanged.
  func list(_ list: ListCache.List, _ request: GoalbaseRequest) async throws -> GoalbaseResponse {
    let version = try await store.version()
    let tag = EntityTag(version)
    if request.knownTags.contains(where: tag.matches) { return GoalbaseResponse(unchanged: tag) }
    if let body = cache.body(of: list, version) { return .init(body, tag) }
    // The list may have changed since, so the tag is made from its own version.
    switch list {
    case .players:
      let players = try await store.players()
      return keep(list, players.version) { json in
        json.array(players.value) { $0.player($1) }
      }
    case .matches:
      let logbook = try await cache.logbook(version, store.logbook)
      return keep(list, logbook.version) { $0.matches(of: logbook.value) }
    case .rankings(let since):
      let logbook = try await cache.logbook(version, store.logbook)
      return keep(list, logbook.version) { json in
        json.array(RatingEngine.rankings(logbook.value, since: since)) { $0.ranking($1) }
      }
    }
  }

  private func keep(
    _ list: ListCache.List,
    _ version: StoreVersion,
    _ write: (inout JSONWriter) -> Void
  ) -> GoalbaseResponse {
    let body = JSONWriter.bytes(write)
    cache.keep(body, of: list, version)
    return GoalbaseResponse(body, EntityTag(version))
  }
}

extension GoalbaseResponse {
  fileprivate init(_ body: [UInt8], _ tag: EntityTag) {
    self.init(status: 200, headers: tag.headers, body: body)
  }
}
