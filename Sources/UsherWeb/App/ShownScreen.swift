import Usher

/// What the web host knows of a screen besides its handle: what its bar shows, and its view.
@usableFromInline final class ShownScreen {
  let screen: ScreenHandle
  /// Whether there is a screen under this one in its stack.
  var hasBack: Bool
  /// What to do after the event that is handled now; a way out isn't something done on the screen.
  var afterwards: ((Navigation) -> Void)?

  /// The view, where it is an object and lives as long as its screen.
  @usableFromInline var view: AnyObject?

  init(_ screen: ScreenHandle, hasBack: Bool) {
    self.screen = screen
    self.hasBack = hasBack
  }
}
