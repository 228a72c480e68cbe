/// The progress of a browser that still has the content of an earlier process. A pure value.
enum Resumption: Equatable {
  /// The browser's content is of this process.
  case none
  /// The session was made from a record, and no browser has joined it since.
  case awaited
  /// A frame with the complete page was sent. Its steps of the history begin at an index of the browser's
  /// history; `nil` for an entry that doesn't belong to the session.
  case shown(frame: Int, historyIndex: Int?)

  /// Returns the bytes that follow the first byte of the greeting.
  ///
  /// The bytes are empty when the browser has the frame with the complete page. Until then, a row number
  /// from the browser means a row before the restart, and the browser's history continues from its entry of
  /// that time.
  ///
  /// - Parameter received: how many frames the browser has.
  func greeting(received: Int) -> [UInt8] {
    guard case .shown(let frame, let historyIndex) = self, received < frame else { return [] }
    var bytes: [UInt8] = [1]
    bytes.append(varint: historyIndex.map { $0 + 1 } ?? 0)
    return bytes
  }
}
