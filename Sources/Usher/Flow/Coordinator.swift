/// One story of an app: which screens there are, what leads to what, and how it ends.
///
/// Unlike a coordinator that drives a navigation controller, this one only says what is shown; the
/// person may leave by any door, and the coordinator ends with its last screen all the same. Nothing
/// has to be added, removed or called by hand.
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
/// A coordinator lives on the actor that made it and exactly as long as its flow.
public protocol Coordinator: AnyObject {
  /// What this coordinator can show.
  associatedtype RouteType: Route
  /// What it delivers when it finishes; `Never` for one that only ever is left.
  associatedtype Output

  /// Its context: lifetime, screens, children and results. The coordinator keeps it, never shares it.
  var flow: Flow<RouteType, Output> { get }

  /// Shows the first screen. Called once, after the coordinator was registered.
  ///
  /// By default it shows the route at the empty path: the first case of a `CaseIterable` route, ``RouteWithStart/start``, or the
  /// one whose coding key is `""`. Implement it to show tabs, or something else.
  func start()

  /// Shows what a route names: the one place where a coordinator makes a screen or starts a child.
  ///
  /// Starting, following a link and restoring all come through here, so that they cannot differ.
  func show(_ route: RouteType)
}

extension Coordinator {
  /// Shows the route at the empty path; reports ``Misuse/Kind/noStart`` when there is none.
  public func start() {
    guard let route = RouteType.routeAtStart else { return flow.core.report(.noStart, at: "") }
    show(route)
  }
}
