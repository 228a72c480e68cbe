import Observation

/// The route of the screen or child beside a sidebar, for the sidebar's view model to observe.
@Observable
final class Beside {
  private(set) var route: AnyHashable?

  /// Sets the route. Observers are notified only when the new route differs.
  func update(_ route: AnyHashable?) {
    if self.route != route { self.route = route }
  }
}
