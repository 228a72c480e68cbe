/// The screens a stack begins with, as they were laid out last: what hasn't changed isn't laid out again.
struct LaidStack {
  /// The whole stack then.
  var ids: [NodeID] = []
  /// The entries of the screens at its start, up to the first that isn't a plain one.
  var entries: [ScreenEntry] = []
}
