/// An event of the browser itself, which is fragment 0. All other events come from elements of the page.
enum PageEvent: Int, CaseIterable {
  /// The browser's history moved. The index of the entry + 1, or 0 for an unknown one, and the URL follow.
  case location = 1
  /// The person followed a link. Its URL follows.
  case link = 2
  /// Room for a sidebar beside its detail appeared or disappeared: 1 or 0 follows.
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
  /// The browser's history had moved before the browser got the complete page again. The index of the entry
  /// + 1 and the URL follow.
  case earlierLocation = 8
}
