import GTK
import Usher

extension GTKWindow {
  /// Does what a key means for the window; returns `false` if it means nothing, so that what has the focus gets it.
  func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    let (isAlt, isControl) = (modifiers & Key.alt != 0, modifiers & Key.control != 0)
    let navigation = presenter.navigation
    // The arrow that points to where Back points.
    let (back, ahead) = window.isRightToLeft ? (Key.right, Key.left) : (Key.left, Key.right)
    switch key {
    case Key.escape: return escape()
    case back where isAlt && prompt == nil: return navigation.back() != .denied
    case ahead where isAlt && prompt == nil: return navigation.forward() != .denied
    case Key.q where isControl:
      onQuit()
      return true
    case Key.w where isControl:
      close()
      return true
    default: return false
    }
  }

  private func escape() -> Bool {
    guard prompt != nil || presenter.picture.layers.last?.style == .sheet else { return false }
    presenter.navigation.escape()
    return true
  }
}
