/// The screens at the start of a stack from the last layout. Those that haven't changed aren't laid out again.
struct LaidStack {
  /// The whole stack at that time.
  var ids: [NodeID] = []
  /// The entries of the screens at its start, up to the first node that is a flow or modal.
  var entries: [ScreenEntry] = []
}
