/// What shows a window: a browser's page, a window of the desktop, a terminal.
///
/// A host draws the ``Picture`` it is given, one screen of it by each ``ScreenHandle``, and reports what the person does to the
/// presenter's ``Presenter/navigation``. It reads no tree and guesses nothing.
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
/// It is called on the navigation's actor.
public protocol WindowHost: AnyObject {
  /// Something else is to be seen.
  ///
  /// Called once when the host is attached to a window that runs, once for each transition (once for several that come of one
  /// another), when there is more or less room, and when something that was asked to leave stays.
  func show(_ picture: Picture, _ change: Change)
  /// The root flow has ended: the window goes.
  func ended()
}
