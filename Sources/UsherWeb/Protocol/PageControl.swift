/// What a frame can ask of the browser itself, as fragment 0.
enum PageControl: UInt8, CaseIterable {
  /// An address further on: text, and the index of the history entry.
  case push = 1
  /// Another address for the present entry: text and index.
  case replace = 2
  /// Back by a number of entries.
  case back = 3
  /// Another page, by its address; this one again when it is empty.
  case navigate = 4
  /// How the change is animated; comes first in its frame.
  case animation = 5
  /// Static markup for later use: its number, whether it is part of an SVG picture, and the markup.
  case template = 6
  /// A fragment that is there, whole: its number, and the new content.
  case anew = 7
  /// Whether closing the tab would lose something: 0 or 1.
  case closing = 8
  /// The whole content anew, as markup of a page: after the server was started again.
  case reset = 9
  /// Another window of the browser at an address.
  case window = 10
  /// A file to be sent: the token to send it by, and its number; to be let go of without a token.
  case file = 11
  /// Where the device is: the prompt's number, the accuracy in metres, and the time in milliseconds.
  case position = 12
  /// What the frame shows is of events that aren't stored yet, up to this one: its lowest 8 bits.
  case applied = 13
}
