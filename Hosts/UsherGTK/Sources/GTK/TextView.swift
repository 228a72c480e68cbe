import CGTK

/// A field for a text of several lines.
package final class TextView: Widget {
  /// The text, which tells when it has changed: `changed`.
  package let buffer: GObject

  package init() {
    let view = usher_text_area()
    buffer = GObject(UnsafeMutableRawPointer(usher_text_area_buffer(view)))
    super.init(view)
  }

  package var text: String {
    get { buffer.string("text") }
    set { usher_buffer_set(buffer.raw, newValue.withoutNUL) }
  }
}
