/// An operation on the browser itself, which is fragment 0 of a frame.
enum PageControl: UInt8, CaseIterable {
  /// Adds a history entry. Its URL as text and its index follow.
  case push = 1
  /// Replaces the present history entry. Its URL as text and its index follow.
  case replace = 2
  /// Goes back in the history. The number of entries follows.
  case back = 3
  /// Loads another page. Its URL follows; an empty one loads this page again.
  case navigate = 4
  /// Animates the frame's changes. An ``AnimationKind`` follows. Comes first in its frame.
  case animation = 5
  /// Defines static markup for later use. Its number, whether it is part of an SVG picture, and the markup
  /// follow.
  case template = 6
  /// Renders a whole fragment again, in its place. Its number and the new content follow.
  case anew = 7
  /// Sets whether the browser asks before the tab closes: 0 or 1 follows.
  case closing = 8
  /// Replaces the complete content, after a restart of the server. Markup as in a page follows.
  case reset = 9
  /// Opens another window of the browser. Its URL follows.
  case window = 10
  /// Requests a file. The token to send it with and the file's number follow; an empty token releases the
  /// file.
  case file = 11
  /// Requests the device's position. The number of the request, the accuracy in metres, and the time limit
  /// in milliseconds follow.
  case position = 12
  /// Marks the frame as the result of all events up to a number, some of which aren't stored yet. The
  /// number's lowest 8 bits follow.
  case applied = 13
}
