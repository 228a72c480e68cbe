/// A mark that a view may still show a screen after the screen is gone, so that its view model isn't reported as a
/// leak; see ``ScreenHandle/hold()``. The mark ends when this object is released.
///
/// ```swift
/// final class PhotoWidget: Widget {
///   private let hold: ScreenHold
///
///   init(_ screen: ScreenHandle) { hold = screen.hold() }
/// }
/// ```
public final class ScreenHold {
  private weak var navigation: Navigation?
  private var key: ObjectIdentifier?

  init(_ viewModel: (any ViewModel)?, in navigation: Navigation?) {
    guard let viewModel, let navigation else { return }
    self.navigation = navigation
    key = navigation.leakWatch.hold(viewModel)
  }

  deinit { end() }

  /// Ends the mark: no view shows the screen any more. A second call does nothing.
  public func end() {
    if let key { navigation?.leakWatch.release(key) }
    key = nil
  }
}
