/// How far a browser that showed the page of an earlier process has got the page of this process. A pure value.
enum Resumption: Equatable {
  /// The browser's content is of this process.
  case none
  /// The session was restored from a record, and no browser has joined it yet.
  case awaited
  /// The frame with the complete page was sent; `frame` is its number. `historyIndex` is the index of the entry in the
  /// browser's history from which this frame changes the history; `nil` if the browser was at an entry that doesn't
  /// belong to the session.
  case shown(frame: Int, historyIndex: Int?)

  /// Returns the bytes that follow the first byte of the greeting: the announcement of the complete page.
  ///
  /// The bytes are empty when the browser has the frame with the complete page already. Otherwise they are 1,
  /// and the index + 1 of the history entry at which the browser must be before it follows that page's changes
  /// of the history (0 for an unknown entry). The browser then sends no events until it has the page, and gives
  /// its waiting events the new row numbers.
  ///
  /// - Parameter received: how many frames the browser has.
  func greeting(received: Int) -> [UInt8] {
    guard case .shown(let frame, let historyIndex) = self, received < frame else { return [] }
    var bytes: [UInt8] = [1]
    bytes.append(varint: historyIndex.map { $0 + 1 } ?? 0)
    return bytes
  }
}
