/// Where a gate goes on to once it is passed.
struct Onward: Hashable {
  /// Within the gate's flow.
  var address: RouteComponents
  /// Whether a link or a stored state leads there, which keeps what is on the way; else it is a step of the app's, and is
  /// shown over what is there.
  var isLink: Bool
}
