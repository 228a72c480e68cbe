import GTK
import Usher

extension GTKWindow {
  /// Does what the buttons at the side of a mouse mean; returns `false` if they mean nothing.
  @discardableResult
  func pressed(_ button: MouseButton) -> Bool {
    guard prompt == nil else { return false }
    let navigation = presenter.navigation
    switch button {
    case .back: return navigation.back() != .denied
    case .forward: return navigation.forward() != .denied
    }
  }

  func connectMouse() {
    weak let host = self
    for button in [MouseButton.back, .forward] {
      let click = Controller.click(button: button)
      click.on("pressed") { host?.pressed(button) }
      window.add(click)
    }
  }
}
