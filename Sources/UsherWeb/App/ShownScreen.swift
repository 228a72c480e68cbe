import Usher

/// The state that the web host keeps for a screen: its handle, the state of its bar, and its view.
@usableFromInline final class ShownScreen {
  let screen: ScreenHandle
  /// Whether there is a screen under this one in its stack.
  var hasBack: Bool
  /// An action that runs after the present event, outside the screen's transaction: Back must not count as an action
  /// of the screen that it leaves.
  var afterwards: ((Navigation) -> Void)?

  /// The view, if it is an object, which lives as long as its screen; `nil` if it is a value.
  @usableFromInline var view: AnyObject?

  init(_ screen: ScreenHandle, hasBack: Bool) {
    self.screen = screen
    self.hasBack = hasBack
  }
}
