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

  /// Reads which rows the browser has: for each long list, the number of its fragment, the first row, how many the browser
  /// has, and how many there are.
  private static func rows(_ text: String) -> [Int: [ToldRows]] {
    let numbers = text.split(
      separator: ",",
      maxSplits: 4 * mostLists,
      omittingEmptySubsequences: false
    )
    var rows: [Int: [ToldRows]] = [:]
    for index in stride(from: 0, to: min(numbers.count, 4 * mostLists) - 3, by: 4) {
      guard let fragment = Int32(numbers[index]), let total = Int32(numbers[index + 3]),
        let request = RowRequest("\(numbers[index + 1]),\(numbers[index + 2])")
      else { return rows }
      rows[Int(fragment), default: []].append(ToldRows(request: request, total: Int(total)))
    }
    return rows
  }

  /// The number of lists of which a browser tells.
  private static let mostLists = 20

  /// Returns whether the document has all events that a session has applied, or has had them, so that it can number the
  /// next one.
  func knowsAll(of applied: Int) -> Bool {
    made.map { $0 &- UInt8(truncatingIfNeeded: applied) < 128 } ?? false
  }
}
