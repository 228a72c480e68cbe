import CGTK

/// Calls an action each time a window has drawn itself, while a widget is in it, until ``end()``.
package final class Frames {
  private var connections: [Connection] = []
  private var drawing: (clock: GObject, frames: Connection)?

  /// - Parameter action: the action; widgets are laid out when it is called.
  package init(of widget: Widget, _ action: @escaping () -> Void) {
    connections = [
      widget.on("realize") { [weak self, weak widget] in
        if let self, let widget { begin(widget, action) }
      },
      widget.on("unrealize") { [weak self] in self?.pause() },
    ]
  }

  private func begin(_ widget: Widget, _ action: @escaping () -> Void) {
    pause()
    guard let clock = gtk_widget_get_frame_clock(widget.gtk) else { return }
    let object = GObject(UnsafeMutableRawPointer(clock))
    drawing = (object, object.on("after-paint", action))
  }

  private func pause() {
    if let drawing { drawing.frames.end(with: drawing.clock.raw) }
    drawing = nil
  }

  /// Calls the action no more.
  package func end() {
    pause()
    for connection in connections { connection.end() }
    connections = []
  }
}
