/// An object that shows a window: a browser's page, a window of the desktop, a terminal.
///
/// A host draws each ``Picture`` that it gets, with a ``ScreenHandle`` for each screen in the picture. It reports what
/// the person does to the ``Presenter/navigation`` of its presenter. It doesn't need to look at the tree of flows.
///
/// ```swift
/// final class Window: WindowHost {
///   let presenter: Presenter
///
///   init(_ navigation: Navigation) {
///     presenter = Presenter(navigation)
///     presenter.attach(self)
///   }
///
///   func show(_ picture: Picture, _ change: Change) { … }
///   func ended() { … }
/// }
/// ```
///
/// The methods are called on the navigation's actor.
public protocol WindowHost: AnyObject {
  /// Shows a picture.
  ///
  /// Called when the host is attached to a window that runs; after each transition that changed the picture (once for
  /// several transitions that cause one another); when the room changes; and when a screen that was asked to leave
  /// stays. Also called, with the same picture, when a screen with a handle has gone and the picture hasn't changed.
  ///
  /// - Parameters:
  ///   - picture: the content of the window now.
  ///   - change: the difference from the picture that was shown before.
  func show(_ picture: Picture, _ change: Change)
  /// Closes the window: the root flow has ended, and no other root flow is about to start.
  func ended()
}
