import CGTK

/// A window of the desktop.
package final class Window: Widget {
  package init(width: Int, height: Int) {
    super.init(gtk_window_new())
    usher_window_size(gtk, Int32(width), Int32(height))
    usher_window_bare(gtk)
  }

  package var title: String {
    get { string("title") }
    // The display ends a program that says too much.
    set { usher_window_title(gtk, newValue.shown(upTo: 200)) }
  }
  /// Sets the bar at the top; without it the window has none.
  package func setBar(_ bar: HeaderBar) { usher_window_bar(gtk, bar.gtk) }
  package func setChild(_ child: Widget?) { usher_window_child(gtk, child?.gtk) }
  /// The width that the window has or will have, in pixels.
  package var contentWidth: Int { Int(usher_window_width(gtk)) }
  /// The height that the window has or will have, in pixels.
  package var contentHeight: Int { Int(usher_window_height(gtk)) }
  package var isMaximized: Bool { bool("maximized") }
  package func maximize() { usher_window_maximize(gtk) }
  package func resize(width: Int, height: Int) {
    usher_window_size(gtk, Int32(width), Int32(height))
  }

  /// Shows the window, in front of others.
  package func present() { usher_window_present(gtk) }
  package func destroy() { usher_window_destroy(gtk) }
  /// The button that Return presses, wherever the focus is.
  package func setDefault(_ button: Widget?) { usher_window_default(gtk, button?.gtk) }

  /// A picture of what the window shows, as PNG; `nil` while it isn't drawn.
  package func png(scale: Double) -> [UInt8]? {
    guard let bytes = usher_window_png(gtk, scale) else { return nil }
    defer { g_bytes_unref(bytes) }
    var size = gsize(0)
    guard let data = g_bytes_get_data(bytes, &size) else { return nil }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
  }

  /// Keeps the widget with the focus, so that it can get the focus back.
  package func focus() -> FocusMark? { usher_window_focus(gtk).map { FocusMark($0) } }

  /// Calls an action when the person minimises the window or brings it back.
  package func onMinimise(_ action: @escaping (_ isMinimised: Bool) -> Void) -> Connection {
    on("realize") { [weak self] in
      guard let self, let surface = usher_window_surface(gtk) else { return }
      let states = Connection(surface, "notify::state") { _ in
        action(usher_surface_is_minimized(surface) != 0)
        return false
      }
      // GTK 4.8 keeps the surface of a window that has had a panel.
      on("unrealize") { states.end(with: surface) }
    }
  }

  /// Calls an action when what is in the window is about to get its room. The width that a window has asked for says nothing
  /// while it is maximised, or fills a half of the display.
  package func onLayout(_ action: @escaping () -> Void) -> Connection {
    on("realize") { [weak self] in
      guard let self, let surface = usher_window_surface(gtk) else { return }
      let layouts = Connection(surface, "layout") { _ in
        action()
        return false
      }
      on("unrealize") { layouts.end(with: surface) }
    }
  }
}

/// The widget that had the focus.
package final class FocusMark: Widget {}
