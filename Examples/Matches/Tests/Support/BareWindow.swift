import Testing
import Usher
import UsherTesting

/// A window that shows nothing, for view models by themselves: it knows when their work is over.
@MainActor
final class BareWindow {
  let clock = TestClock()
  let scope: Scope
  private let navigation: Navigation

  init() {
    navigation = Navigation(on: MainActor.shared, clock: clock)
    scope = navigation.makeScope()
  }

  /// Waits until no work runs any more: what hasn't happened by then never will.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await navigation.settle(upTo: .seconds(10))
    #expect(!navigation.isWorking, "Work still runs.", sourceLocation: sourceLocation)
  }

  /// The window is gone, and with it all work.
  func close() { scope.end() }
}
