/// The state that a browser reports when it opens a socket.
struct BrowserState {
  /// How a document of the browser takes a session over from an earlier document.
  enum Takeover: String {
    /// The earlier document is gone, as after a reload.
    case left
    /// The earlier document may still be there, as when its tab was duplicated.
    case unsure
  }

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
  /// The token of the session that the browser's document was loaded with, by which the document is recognized; `nil`
  /// if the browser doesn't say.
  var document: String?
  /// How the document takes the session over from an earlier document; `nil` if the session is its own already.
  var takeover: Takeover?
  /// Which rows of long lists the browser has, by the number of the fragment: of its lists in their order.
  var rows: [Int: [ToldRows]] = [:]
  /// The lowest 8 bits of the number of the last event that the document knows of; `nil` if it knows none of a session
  /// that it takes over.
  var made: UInt8?
}
