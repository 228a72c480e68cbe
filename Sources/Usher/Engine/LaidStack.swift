/// The screens at the start of a stack, as they were laid out last. The next layout reuses the ones that haven't
/// changed.
struct LaidStack {
  /// The whole stack at the time of that layout.
  var ids: [NodeID] = []
  /// The entries of the screens at the start of the stack, up to the first node that is a flow or modal.
  var entries: [ScreenEntry] = []
}
