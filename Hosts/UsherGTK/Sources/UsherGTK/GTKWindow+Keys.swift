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
    case Key.f where Key.isControl(modifiers): return shownPages.contains { $0.search() }
    default: return false
    }
  }

  /// Does what a key means for the window if it means nothing for what has the focus: a field undoes what was typed.
  func pressedLast(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard key == Key.z, Key.isControl(modifiers) else { return false }
    return shownPages.contains { $0.undo() }
  }

  /// The pages that the person can act on, the detail before its sidebar.
  private var shownPages: [ScreenPage] {
    prompt == nil ? (layers.last?.shown ?? []).reversed() : []
  }

  private func escape() -> Bool {
    if MoveHandle.cancelDrag() { return true }
    guard prompt != nil || presenter.picture.layers.last?.style == .sheet else { return false }
    presenter.navigation.escape()
    return true
  }
}
