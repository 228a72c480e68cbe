import Usher

/// The state that the web host keeps for a screen: its handle, the state of its bar, and its view.
@usableFromInline final class ShownScreen {
  let screen: ScreenHandle
  /// Whether there is a screen under this one in its stack.
  var hasBack: Bool
  /// An action that runs when the handler of the present event has returned; `nil` for none. The Back button uses it,
  /// because going back must not be an action of the screen that is left.
  var afterwards: ((Navigation) -> Void)?

  /// The view of the screen, if the view is an object: it lives as long as the screen. `nil` if the view is a value,
  /// and before the first rendering.
  @usableFromInline var view: AnyObject?

  /// Where the browser was in the long lists of the screen.
  let places = ListPlaces()

  init(_ screen: ScreenHandle, hasBack: Bool) {
    self.screen = screen
    self.hasBack = hasBack
  }
}
