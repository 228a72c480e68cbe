/// How far a browser that showed the page of an earlier process has got the page of this process. A pure value.
enum Resumption: Equatable {
  /// The browser's content is of this process.
  case none
  /// The session was restored from a record, and no browser has joined it yet.
  case awaited
  /// The frame with the complete page was sent; `frame` is its number.
  case shown(frame: Int)

  /// Returns the bytes that follow the first byte of the greeting: the announcement of the complete page, and how many
  /// events are applied.
  ///
  /// The bytes are empty when the browser has the frame with the complete page already. Otherwise they are a 1 and the
  /// number of events. The browser then sends no events until it has the page, and gives its waiting events the new row
  /// numbers. A document that doesn't know the events numbers its own after those that are applied, and sends an empty one
  /// for each that isn't stored: so it knows what is at risk.
  ///
  /// - Parameters:
  ///   - received: how many frames the browser has.
  ///   - applied: how many events are applied.
  func greeting(received: Int, applied: Int) -> [UInt8] {
    guard case .shown(let frame) = self, received < frame else { return [] }
    return [1, UInt8(truncatingIfNeeded: applied)]
  }
}
