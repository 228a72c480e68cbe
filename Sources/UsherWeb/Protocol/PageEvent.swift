/// An event of the browser itself. Such an event has the fragment number 0; all other events come from elements of the
/// page.
package enum PageEvent: Int, CaseIterable {
  /// The browser went to another entry of its history by itself. The index of the entry + 1 (0 for an entry that doesn't
  /// belong to the session), the number of the last step of the history that it had taken before, and the URL follow.
  case location = 1
  /// The person followed a link. Its URL follows.
  case link = 2
  /// The browser now has room for a sidebar beside its detail, or has no such room any more: 1 or 0 follows.
  case room = 3
  /// A file can't be sent. Its number follows.
  case fileFailed = 4
  /// The device answered a request for its position. The number of the request, a ``PositionStatus``, and
  /// the position as text follow.
  case position = 5
  /// The person came back to the page.
  case cameBack = 6
  /// The person left the page: its tab is hidden.
  case left = 7
  /// The browser couldn't go to an entry of its history, as a step told it. The same follows as for ``location``.
  case stuck = 8
  /// A script of the page has failed. A description for the log follows, without what the person has typed.
  case scriptError = 9
  /// The browser says how its device counts hours, and its time zone. A ``ClockReport`` follows as text.
  case clock = 10
  /// The person is back from another site. If that has sent them back, the token of the detour follows, a space, and the
  /// query of the address as text; otherwise nothing follows.
  case returned = 11
}
