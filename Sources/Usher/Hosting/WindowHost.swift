/// An object that shows a window: a browser's page, a window of the desktop, a terminal.
///
/// A host draws each ``Picture`` it gets, every screen of it through a ``ScreenHandle``, and reports what the
/// person does to the presenter's ``Presenter/navigation``. It never looks at the tree of flows itself.
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
  /// Called when the host is attached to a window that runs; after each transition (once for several transitions
  /// that cause one another); when the room changes; and when a screen that was asked to leave stays.
  ///
  /// - Parameters:
  ///   - picture: the content of the window now.
  ///   - change: the difference from the picture before.
  func show(_ picture: Picture, _ change: Change)
  /// Closes the window: the root flow has ended, and no other is about to start.
  func ended()
}
