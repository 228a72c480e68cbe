import Observation

/// The route of what stands beside a sidebar.
@Observable
final class Beside {
  private(set) var route: AnyHashable?

  /// Tells nobody what they know.
  func update(_ route: AnyHashable?) {
    if self.route != route { self.route = route }
  }
}
