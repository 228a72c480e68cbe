/// That something still shows a screen that is gone; see ``ScreenHandle/hold()``. It ends when it is let go of.
public final class ScreenHold {
  private weak var navigation: Navigation?
  private var key: ObjectIdentifier?

  init(_ viewModel: (any ViewModel)?, in navigation: Navigation?) {
    guard let viewModel, let navigation else { return }
    self.navigation = navigation
    key = navigation.leakWatch.hold(viewModel)
  }

  deinit { end() }

  /// Nothing shows the screen any more; harmless when that was said.
  public func end() {
    if let key { navigation?.leakWatch.release(key) }
    key = nil
  }
}
