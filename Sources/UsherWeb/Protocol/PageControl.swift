/// An operation on the browser itself. In a frame such an operation has the fragment number 0.
package enum PageControl: UInt8, CaseIterable {
  /// Adds a history entry. Its URL as text, its index, the number of known moves of the browser, and the number of the
  /// step follow (see ``HistoryStep``).
  case push = 1
  /// Replaces the present history entry. The same follows as for ``push``.
  case replace = 2
  /// Goes to a history entry, and replaces its URL if it has another one. The same follows as for ``push``.
  case go = 3
  /// Loads another page. Its URL follows (an empty one loads this page again), and the number of known moves of the
  /// browser in its history.
  case navigate = 4
  /// Animates the frame's changes. An ``AnimationKind`` follows. This is the first operation of its frame.
  case animation = 5
  /// Defines static markup for later use. Its number, whether it is part of an SVG picture, and the markup
  /// follow.
  case template = 6
  /// Replaces the whole content of a fragment, in its place. Its number and the new content follow.
  case anew = 7
  /// Sets whether the browser asks the person before its tab closes: 1 for yes or 0 for no follows.
  case closing = 8
  /// Replaces the complete content, after a restart of the server. Markup as in a page follows.
  case reset = 9
  /// Opens another window of the browser. Its URL follows.
  case window = 10
  /// Requests a file. The token for the URL to which the browser sends it, and the file's number follow. If the token
  /// is empty, the browser releases the file instead.
  case file = 11
  /// Requests the device's position. The number of the request, the accuracy in metres, and the time limit
  /// in milliseconds follow.
  case position = 12
  /// Says that the frame contains the results of all events up to this number, some of which aren't stored yet. The
  /// lowest 8 bits of the number follow.
  case applied = 13
  /// Tells the person something, beside what the screen shows. The text follows.
  case notice = 14
  /// Requests that the browser gets a new visitor's cookie, and that its pages of before load again. The token for the
  /// URL follows; if it is empty, the visitor stays the same.
  case visitor = 15
  /// Sets the language of the document. The language, its direction (`ltr` or `rtl`), the script's words as JSON, and
  /// the ``ClockReport`` that the session knows follow; the last is empty if it knows none.
  case language = 16
  /// Opens an address of another site. Its URL, the token of a detour (an empty one without a detour), and the number of
  /// known moves of the browser in its history follow.
  case leave = 17
}
