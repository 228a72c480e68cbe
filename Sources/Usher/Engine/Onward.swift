/// The place that a flow shows once its gate is passed.
struct Onward: Hashable {
  /// The address of the place, within the flow that the gate is in.
  var address: RouteComponents
  /// Whether a link or a restoration asked for the place: then the flow follows the address, and screens that are on
  /// the way already stay. Otherwise the app's own code asked for the place: then the route is shown over the present
  /// screens.
  var isLink: Bool
}
