/// The object that makes a flow's screens and decides where their events lead.
///
/// In other libraries, a coordinator drives a navigation controller. In Usher, a coordinator only says which screens
/// are shown. Whether the person leaves the last screen by Back, a gesture or a link: Usher always releases the
/// coordinator when the last screen of its flow leaves. So an app adds and removes no child coordinators by hand.
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
/// A coordinator is bound to the actor that made it. Usher holds the coordinator exactly while its flow runs.
public protocol Coordinator: AnyObject {
  /// The routes that this coordinator can show.
  associatedtype RouteType: Route
  /// The result of the flow; `Never` for a flow that has no result.
  associatedtype Output

  /// The coordinator's flow: its lifetime, screens, children and result. The coordinator stores the flow and gives it
  /// to no other object.
  var flow: Flow<RouteType, Output> { get }

  /// Shows the first screen. Usher calls this method once, right after it has made and stored the coordinator.
  ///
  /// The default implementation shows the route at the empty path: the first case of a `CaseIterable` route,
  /// ``RouteWithStart/start``, or the route whose coding key is `""`. Implement `start()` to show tabs or another
  /// route.
  func start()

  /// Shows the screen of this route, or starts the child flow of this route. Make screens and start child flows only
  /// in this method.
  ///
  /// Usher calls this method when the coordinator starts, when a link is followed and when screens are restored; the
  /// app's own code calls it for a tap. So the same screen appears for a route, however the person came to it.
  func show(_ route: RouteType)
}

extension Coordinator {
  /// Shows the route at the empty path; reports ``Misuse/Code/noStart`` when no route has that path.
  public func start() {
    guard let route = RouteType.routeAtStart else { return flow.core.report(.noStart, at: "") }
    show(route)
  }
}
