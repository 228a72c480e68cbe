/// What the browser itself tells, as fragment 0; the rest of its events come from elements of the page.
enum PageEvent: Int, CaseIterable {
  /// Its history moved: the index of the entry + 1, or 0 for an unknown one, and the address.
  case location = 1
  /// A link was followed: the address.
  case link = 2
  /// Whether there is room for a sidebar beside its detail: 1 or 0.
  case room = 3
  /// A file can't be sent: its number.
  case fileFailed = 4
  /// Where the device is: the prompt's number, a ``PositionStatus``, and the position as text.
  case position = 5
  /// The person came back to the page.
  case cameBack = 6
  /// The person left the page: its tab is hidden.
  case left = 7
  /// Its history had moved before everything came anew: the index of the entry + 1, and the address.
  case earlierLocation = 8
}
