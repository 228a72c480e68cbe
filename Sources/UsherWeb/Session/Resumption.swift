/// How far a browser that showed the page of an earlier process has got the page of this process. A pure value.
enum Resumption: Equatable {
  /// The browser's content is of this process.
  case none
  /// The session was restored from a record, and no browser has joined it yet.
  case awaited
  /// The frame with the complete page was sent; `frame` is its number.
  case shown(frame: Int)

  /// Returns the bytes that follow the first byte of the greeting: the announcement of the complete page.
  ///
  /// The bytes are empty when the browser has the frame with the complete page already. Otherwise they are a 1. The
  /// browser then sends no events until it has the page, and gives its waiting events the new row numbers.
  ///
  /// - Parameter received: how many frames the browser has.
  func greeting(received: Int) -> [UInt8] {
    guard case .shown(let frame) = self, received < frame else { return [] }
    return [1]
  }
}
