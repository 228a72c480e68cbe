import Synchronization

// Several processes can share a store: each hands its sessions over to the others, and ends those that they have ended.
extension WebHost {
  /// This process, as the others see it.
  var asNode: SessionNode {
    SessionNode(name: node) { [weak self] request in
      await self?.release(request) ?? .released
    } end: { [weak self] tokens in
      await self?.end(tokens)
    } setApart: { [weak self] isApart in
      await self?.setApart(isApart)
    }
  }

  /// Whether other processes may have this one's sessions, which it can't find out. A server answers 503 to requests
  /// meanwhile, so that a proxy asks another process.
  public var isApart: Bool { apart.withLock(\.self) }

  private func setApart(_ isApart: Bool) async {
    // First, so that no session gets a socket after the others have let theirs go.
    if isApart { apart.withLock { $0 = true } }
    let all = sessions.withLock { Array($0.byToken.values) }
    if isApart {
      refusals.tell(
        .store,
        from: nil,
        key: "apart",
        """
        This process can't reach the store that it shares with others, which may have its pages by now. Until it can \
        again, it answers 503. To fix this, see why the store can't be reached.
        """
      )
      for session in all { await session.letGo() }
    } else {
      await confirm(all)
      apart.withLock { $0 = false }
    }
  }

  /// Ends the sessions that another process has claimed meanwhile. One that can't be stored now keeps away the others for
  /// two seconds at most.
  private func confirm(_ sessions: [WebSession]) async {
    let (isOver, end) = AsyncStream.makeStream(of: Void.self)
    Task(executorPreference: HostExecutor.shared) {
      await withDiscardingTaskGroup { group in
        for session in sessions { group.addTask { await session.confirm() } }
      }
      end.finish()
    }
    Task(executorPreference: HostExecutor.shared) {
      await HostExecutor.sleep(for: .seconds(2))
      end.finish()
    }
    for await _ in isOver {}
  }

  /// Hands a session over to another process: stores it, and ends this copy of it.
  private func release(_ request: SessionRequest) async -> SessionNode.Answer {
    let token = request.token
    let (running, closing, isReviving) = sessions.withLock { sessions in
      (
        sessions.byToken[token], sessions.closing[token],
        sessions.reviving.keys.contains { $0.hasPrefix("\(token)/") }
      )
    }
    guard !isReviving else { return .later }
    if let running {
      // Who has only heard of its name gets nothing.
      guard running.visitor == request.visitor else { return .later }
      guard await running.release(to: request) else { return .inUse }
      await running.finishStoring()
    }
    await closing?.finishStoring()
    return .released
  }

  private func end(_ tokens: [String]) async {
    for token in tokens {
      Task(executorPreference: HostExecutor.shared) {
        let reviving = self.sessions.withLock { sessions in
          sessions.reviving.first { $0.key.hasPrefix("\(token)/") }?.value
        }
        _ = await reviving?.value
        await self.sessions.withLock { $0.byToken[token] }?.endForVisitor()
      }
    }
  }
}

extension SessionRequest {
  /// Creates the request of a process to which a browser has come.
  init(_ token: String, for node: String, of visitor: Visitor, _ browser: BrowserState) {
    let origin = Token.origin(of: token)
    self.init(
      token,
      for: node,
      of: visitor,
      origin: origin.map { node.hasPrefix($0) } == false ? origin : nil,
      document: browser.document,
      isLeft: browser.takeover == .left
    )
  }
}
