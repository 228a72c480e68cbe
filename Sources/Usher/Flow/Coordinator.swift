/// The object that makes a flow's screens and decides where their events lead.
///
/// Other coordinators drive a navigation controller. This one only says which screens are shown. The person may leave
/// in any way (Back, a gesture, a link); the coordinator always ends with its last screen. So an app adds and removes
/// no child coordinators by hand.
///
/// ```swift
/// enum ColorRoute: Route, CaseIterable { case color }
///
/// final class ColorCoordinator: Coordinator {
///   let flow: Flow<ColorRoute, Never>
///   init(flow: Flow<ColorRoute, Never>) { self.flow = flow }
///
///   func show(_ route: ColorRoute) {
///     flow.push(ColorViewModel(didPressBack: { [weak self] in self?.flow.cancel() }), at: route)
///   }
/// }
/// ```
///
/// A coordinator is bound to the actor that made it. Usher holds it exactly as long as its flow runs.
public protocol Coordinator: AnyObject {
  /// The routes that this coordinator can show.
  associatedtype RouteType: Route
  /// The result of the flow; `Never` for a flow that has no result.
  associatedtype Output

  /// The context of the coordinator: lifetime, screens, children and result. The coordinator stores it and gives it
  /// to no other object.
  var flow: Flow<RouteType, Output> { get }

  /// Shows the first screen. Usher calls it once, after the coordinator was registered.
  ///
  /// The default implementation shows the route at the empty path: the first case of a `CaseIterable` route,
  /// ``RouteWithStart/start``, or the route whose coding key is `""`. Implement `start()` to show tabs or another
  /// route.
  func start()

  /// Shows the screen of a route, or starts its child flow. Make screens and start children only here.
  ///
  /// Usher calls this method to start, to follow a link and to restore; an app's code calls it for a tap. So all ways
  /// to a route show the same.
  func show(_ route: RouteType)
}

extension Coordinator {
  /// Shows the route at the empty path; reports ``Misuse/Kind/noStart`` when no route has that path.
  public func start() {
    guard let route = RouteType.routeAtStart else { return flow.core.report(.noStart, at: "") }
    show(route)
  }
}
