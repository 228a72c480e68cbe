extension Snapshot {
  /// Returns the snapshot without its states and inputs, and all of these by name, so that a store can write only what
  /// has changed.
  ///
  /// A state keeps its name as long as its screen or flow exists.
  ///
  /// ```swift
  /// let (navigation, states) = snapshot.separated()
  /// let same = try Snapshot(decoding: navigation.encoded(), states: states, version: 1)
  /// ```
  ///
  /// - Returns: the snapshot in which each `state` and `input` is `nil`, and the removed texts.
  public func separated() -> (navigation: Snapshot, states: [String: String]) {
    var (navigation, states) = (self, [String: String]())
    navigation.root.visit("") { text, name in
      states[name] = text
      text = nil
    }
    return (navigation, states)
  }

  /// Puts states and inputs back that ``separated()`` took out.
  mutating func fill(with states: [String: String]) {
    guard !states.isEmpty else { return }
    root.visit("") { text, name in text = states[name] ?? text }
  }
}

extension Snapshot.FlowSnapshot {
  /// Calls `body` for each state and input, with its name.
  ///
  /// - Parameter prefix: what the flow's name begins with; empty for the root flow.
  fileprivate mutating func visit(_ prefix: String, _ body: (inout String?, String) -> Void) {
    body(&state, "\(prefix)coordinator")
    for index in places.indices { places[index].visit(body) }
    for index in tabs.indices { tabs[index].visit(body) }
  }
}

extension Snapshot.Place {
  fileprivate mutating func visit(_ body: (inout String?, String) -> Void) {
    body(&state, "\(id).state")
    body(&input, "\(id).input")
    flow?.visit("\(id).", body)
  }
}
