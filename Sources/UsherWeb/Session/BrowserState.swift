/// What a browser says of itself when it opens a socket.
struct BrowserState {
  /// The lowest 8 bits of the number of the last frame it has.
  var received: UInt8
  /// Those of the last event it knows to be applied and stored.
  var acknowledged: UInt8 = 0
  /// The index of the history's entry it is at; `nil` when that isn't one of its session's.
  var historyIndex: Int?
  /// Whether it has room for a sidebar beside its detail.
  var hasRoom = false
  /// Whether the person doesn't see its page.
  var isHidden = false
}
