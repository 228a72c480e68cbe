import CGTK

/// An area that is drawn by a closure.
package final class DrawingArea: Widget {
  /// The number of the display's pixels for each of the drawing: how large texts were as its room was asked for.
  let unit = Toolkit.textScale

  package init(_ draw: @escaping (Canvas) -> Void) {
    let callback = DrawCallback(draw)
    super.init(
      usher_drawing(
        { data, canvas, width, height in
          let callback = Unmanaged<DrawCallback>.fromOpaque(data).takeUnretainedValue()
          // GTK draws on the main thread only.
          let address = UInt(bitPattern: canvas)
          MainActor.assumeIsolated { callback.draw(address, width, height) }
        },
        Unmanaged.passRetained(callback).toOpaque(),
        { Unmanaged<DrawCallback>.fromOpaque($0).release() }
      )
    )
    callback.area = self
  }

  /// Has the area drawn again.
  package func redraw() { gtk_widget_queue_draw(gtk) }
}

private final class DrawCallback {
  weak var area: DrawingArea?
  private let action: (Canvas) -> Void

  init(_ action: @escaping (Canvas) -> Void) {
    self.action = action
    Callback.count += 1
  }

  isolated deinit { Callback.count -= 1 }

  func draw(_ canvas: UInt, _ width: Int32, _ height: Int32) {
    guard let area, let canvas = OpaquePointer(bitPattern: canvas) else { return }
    action(Canvas(canvas, area, Double(width), Double(height)))
  }
}
