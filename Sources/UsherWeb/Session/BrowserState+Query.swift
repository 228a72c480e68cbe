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
      rows: query["rows"].map(Self.rows) ?? [:],
      made: query["made"].flatMap(UInt8.init)
    )
  }

  /// Reads which rows the browser has: for each long list, the number of its fragment, the first row and the number of rows.
  private static func rows(_ text: String) -> [Int: [RowRequest]] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
    var rows: [Int: [RowRequest]] = [:]
    for index in stride(from: 0, to: numbers.count - 2, by: 3) {
      guard let fragment = Int32(numbers[index]),
        let request = RowRequest("\(numbers[index + 1]),\(numbers[index + 2])")
      else { return rows }
      rows[Int(fragment), default: []].append(request)
    }
    return rows
  }

  /// Returns whether the document has all events that a session has applied, or has had them, so that it can number the
  /// next one.
  func knowsAll(of applied: Int) -> Bool {
    made.map { $0 &- UInt8(truncatingIfNeeded: applied) < 128 } ?? false
  }
}
