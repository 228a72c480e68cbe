extension BrowserState {
  /// Reads the state from the query of a socket's URL; `nil` if the query doesn't say how many frames were received.
  init?(_ query: [String: String]) {
    guard let received = query["received"].flatMap(UInt8.init) else { return nil }
    self.init(
      received: received,
      acknowledged: query["acked"].flatMap(UInt8.init) ?? 0,
      historyIndex: query["index"].flatMap(UInt32.init).map(Int.init),
      hasRoom: query["room"] == "1",
      isHidden: query["hidden"] == "1",
      document: query["document"],
      takeover: query["takes"].flatMap(Takeover.init),
      made: query["made"].flatMap(UInt8.init)
    )
  }

  /// Returns whether the document has all events that a session has applied, or has had them, so that it can number the
  /// next one.
  func knowsAll(of applied: Int) -> Bool {
    made.map { $0 &- UInt8(truncatingIfNeeded: applied) < 128 } ?? false
  }
}
