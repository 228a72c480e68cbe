import Observation

/// Holds the route of the screen or child beside a sidebar, so that the sidebar's view model can observe it.
@Observable
final class Beside {
  /// The route; `nil` when no screen or child is beside the sidebar.
  private(set) var route: AnyHashable?

  /// Sets the route. Observers are notified only when the new route differs from the old one.
  func update(_ route: AnyHashable?) {
    if self.route != route { self.route = route }
  }
}
