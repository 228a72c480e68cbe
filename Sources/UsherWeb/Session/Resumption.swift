/// Tells how far a browser has come that has the content of an earlier process. A pure value.
enum Resumption: Equatable {
  /// The browser's content is of this process.
  case none
  /// The session was made from a record, and no browser has joined it since.
  case awaited
  /// A frame shows everything anew. The history's steps in it begin at an index of the browser's history; `nil` for an entry
  /// that isn't the session's.
  case shown(frame: Int, historyIndex: Int?)

  /// The bytes of the greeting after the first one, for a browser that has so many frames.
  ///
  /// They are there until the browser has the frame that shows everything anew: until then a row's number that it sends means
  /// a row of before, and its history goes on from where it was then.
  func greeting(received: Int) -> [UInt8] {
    guard case .shown(let frame, let historyIndex) = self, received < frame else { return [] }
    var bytes: [UInt8] = [1]
    bytes.append(varint: historyIndex.map { $0 + 1 } ?? 0)
    return bytes
  }
}
