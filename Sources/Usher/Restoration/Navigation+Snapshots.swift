extension Navigation {
  /// Makes a snapshot of this window: everything that is needed to restore the window after the app's process has
  /// ended.
  ///
  /// An open prompt isn't contained in the snapshot: after the restoration, the code that asked has to ask again.
  ///
  /// - Parameter version: the version that the app's present code gives to its routes, inputs and states; see
  ///   ``Snapshot/init(decoding:states:version:migrations:)``.
  /// - Returns: the snapshot; `nil` when no root flow runs.
  /// - Throws: ``SnapshotError`` when the state of an object or the input of a child flow can't be encoded.
  public func snapshot(version: Int = 1) throws(SnapshotError) -> Snapshot? {
    try snapshot(version: version) { try $0.encodedState() }
  }

  /// Makes a snapshot of this window; `nil` when no root flow runs.
  ///
  /// - Parameters:
  ///   - version: the version of the app's routes, inputs and states.
  ///   - encode: returns the state of an object as JSON. It can return the text that it made for an earlier snapshot if
  ///     the state is still the same.
  /// - Throws: ``SnapshotError`` when `encode` throws, or the input of a child flow can't be encoded.
  func snapshot(
    version: Int,
    _ encode: (any Restorable) throws -> String
  ) throws(SnapshotError) -> Snapshot? {
    guard let root = shown.root else { return nil }
    return Snapshot(version: version, nextID: nextID, root: try flow(root, encode))
  }

  private func flow(
    _ node: Node,
    _ encode: (any Restorable) throws -> String
  ) throws(SnapshotError) -> Snapshot.FlowSnapshot {
    let name = node.flow?.name ?? ""
    var result = Snapshot.FlowSnapshot(coordinator: name, places: [])
    if let coordinator = node.coordinator as? any Restorable {
      result.state = try encoded(name, at: shown.address(of: node).text) { try encode(coordinator) }
    }
    for id in node.stack {
      if let child = shown[id] { result.places.append(try place(child, encode)) }
    }
    for id in node.tabs {
      if let child = shown[id] { result.tabs.append(try place(child, encode)) }
    }
    result.selectedTab = node.selectedTab?.number
    return result
  }

  func place(
    _ node: Node,
    _ encode: (any Restorable) throws -> String
  ) throws(SnapshotError) -> Snapshot.Place {
    var result = Snapshot.Place(
      id: node.id.number,
      path: node.address.text,
      placement: node.placement
    )
    result.onward = node.onward.map { Snapshot.Place.Way(path: $0.address.text, isLink: $0.isLink) }
    switch node.content {
    case .screen(_, let viewModel):
      if let viewModel = viewModel as? any Restorable {
        let name = "\(type(of: viewModel))"
        result.state = try encoded(name, at: result.path) { try encode(viewModel) }
      }
    case .flow(let flow, _):
      if let input = flow.input {
        result.input = try encoded("The input of \(flow.name)", at: result.path) { try input() }
      }
      result.flow = try self.flow(node, encode)
    }
    return result
  }

  private func encoded(
    _ name: String,
    at path: String,
    _ body: () throws -> String
  ) throws(SnapshotError) -> String {
    do { return try body() } catch { throw .unsaveable(name, at: path, error) }
  }

  /// Restores an earlier snapshot of this window while the window is open, in one transition. Shown screens and flows
  /// that the snapshot contains too stay, and get the states of the snapshot. Other shown ones leave, and the missing
  /// ones are made again. Guards aren't asked.
  ///
  /// - Parameter snapshot: a value that ``snapshot(version:)`` of this window returned.
  /// - Returns: `.allowed` when the snapshot was restored; `.denied` when no root flow runs, or when a screen or flow
  ///   can't be shown again: then nothing has changed, and ``restorationProblems`` lists the reasons.
  @discardableResult
  public func restore(_ snapshot: Snapshot) -> Permission {
    guard shown.root != nil else { return .denied }
    nextID = max(nextID, snapshot.lastNumber)
    var problems: [RestorationProblem] = []
    var act = Act(.restoration) { target throws(Refusal) in
      target.isSeen = false
      target.isFilled = true
      target.fill(.root, with: snapshot.root, changesStates: true)
      problems = target.problems
      guard !problems.contains(where: { $0.code == .place }) else { throw .unrestorable }
    }
    act.guardCause = nil
    guard let permission = try? perform(act) else {
      restorationProblems = problems
      return .denied
    }
    return permission
  }
}
