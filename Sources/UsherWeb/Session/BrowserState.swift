/// The state that a browser reports when it opens a socket.
struct BrowserState {
  /// The lowest 8 bits of the number of the last frame that the browser received.
  var received: UInt8
  /// The lowest 8 bits of the number of the last event that the browser knows to be applied and stored.
  var acknowledged: UInt8 = 0
  /// The index of the browser's current history entry; `nil` if the entry doesn't belong to the session.
  var historyIndex: Int?
  /// Whether the browser has room for a sidebar beside its detail.
  var hasRoom = false
  /// Whether the page is hidden from the person.
  var isHidden = false
}
