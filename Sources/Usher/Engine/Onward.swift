/// The place that a flow goes on to once a gate is passed.
struct Onward: Hashable {
  /// The address within the gate's flow.
  var address: RouteComponents
  /// Whether a link or a restoration leads there; then the screens on the way stay. Otherwise the app's own code
  /// leads there, and the route is shown over the present screens.
  var isLink: Bool
}
