extension FlowCore {
  /// What is needed to make this flow again.
  ///
  /// - Parameter encodeState: encodes a state, or has it from before.
  func snapshot(
    _ encodeState: (any Restorable) throws -> String
  ) throws(SnapshotError) -> Snapshot.FlowSnapshot {
    var result = Snapshot.FlowSnapshot(coordinator: name, places: [], tabs: [])
    if let coordinator = coordinator as? any Restorable {
      result.state = try encode(name, at: start.text) { try encodeState(coordinator) }
    }
    for element in elements { result.places.append(try snapshot(of: element, encodeState)) }
    for tab in tabs { result.tabs.append(try snapshot(of: tab, encodeState)) }
    result.selectedTab = selectedTab?.number
    return result
  }

  private func snapshot(
    of element: Element,
    _ encodeState: (any Restorable) throws -> String
  ) throws(SnapshotError) -> Snapshot.Place {
    var result = Snapshot.Place(
      id: element.id.number,
      path: element.components.text,
      placement: element.placement
    )
    switch element.content {
    case .screen(_, let viewModel):
      if let viewModel = viewModel as? any Restorable {
        let name = "\(type(of: viewModel))"
        result.state = try encode(name, at: result.path) { try encodeState(viewModel) }
      }
    case .child(_, let flow):
      if let input = element.input {
        result.input = try encode("The input of \(flow.name)", at: result.path) { try input() }
      }
      result.flow = try flow.snapshot(encodeState)
    }
    return result
  }

  private func encode(
    _ name: String,
    at path: String,
    _ body: () throws -> String
  ) throws(SnapshotError) -> String {
    do { return try body() } catch { throw .unsaveable(name, at: path, error) }
  }
}
