import CGTK

/// Something that watches the keys, clicks or drags in a widget.
package final class Controller: GObject {
  var gtk: OpaquePointer { OpaquePointer(raw) }

  private init(_ controller: OpaquePointer, capturing: Bool) {
    super.init(owned: UnsafeMutableRawPointer(controller))
    if capturing { gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE) }
  }

  /// Watches keys: the signal `key-pressed`. Before what has the focus, if it captures them.
  package static func keys(capturing: Bool) -> Controller {
    Controller(gtk_event_controller_key_new(), capturing: capturing)
  }
  /// Watches drags: `drag-begin`, `drag-update`, `drag-end`.
  package static func drag() -> Controller { Controller(gtk_gesture_drag_new(), capturing: true) }
  /// Watches where the focus is: `enter`, `leave`.
  package static func focus() -> Controller {
    Controller(gtk_event_controller_focus_new(), capturing: false)
  }
  /// Watches clicks: `pressed`, `released`.
  package static func click() -> Controller {
    Controller(gtk_gesture_click_new(), capturing: false)
  }
  /// Watches clicks of another button than the first, wherever the pointer is: `pressed`.
  package static func click(button: MouseButton) -> Controller {
    let controller = Controller(gtk_gesture_click_new(), capturing: true)
    controller.set("button", button.rawValue)
    return controller
  }

  /// Ends a gesture that the person is at, as if it had been none.
  package func cancel() { gtk_event_controller_reset(gtk) }
}

/// The buttons at the side of a mouse, by their numbers.
package enum MouseButton: Int { case back = 8, forward = 9 }

/// The keys that windows know.
package enum Key {
  package static let escape = UInt32(GDK_KEY_Escape)
  package static let space: Set<UInt32> = [UInt32(GDK_KEY_space), UInt32(GDK_KEY_KP_Space)]
  package static let left = UInt32(GDK_KEY_Left)
  package static let right = UInt32(GDK_KEY_Right)
  package static let up = UInt32(GDK_KEY_Up)
  package static let down = UInt32(GDK_KEY_Down)
  package static let home = UInt32(GDK_KEY_Home)
  package static let end = UInt32(GDK_KEY_End)
  package static let w = UInt32(GDK_KEY_w)
  package static let q = UInt32(GDK_KEY_q)
  package static let f = UInt32(GDK_KEY_f)
  package static let z = UInt32(GDK_KEY_z)
  package static let alt = GDK_ALT_MASK.rawValue
  package static let control = GDK_CONTROL_MASK.rawValue
  /// Whether Control is held, and no other key like it.
  package static func isControl(_ modifiers: UInt32) -> Bool {
    let others = GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    return modifiers & (control | others) == control
  }
}
