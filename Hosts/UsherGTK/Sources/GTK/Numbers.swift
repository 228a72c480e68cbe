import CGTK

/// A knob on a line.
package final class Scale: Widget {
  package init(in range: ClosedRange<Double>, step: Double) {
    super.init(usher_scale(range.lowerBound, range.upperBound, step))
  }

  package var value: Double {
    get { usher_scale_get(gtk) }
    set { usher_scale_set(gtk, newValue) }
  }
}

/// A field for a number, with buttons that make it smaller and larger.
package final class SpinButton: Widget {
  private var room = 0

  package init(in range: ClosedRange<Double>, step: Double) {
    super.init(
      usher_spin(range.lowerBound, range.upperBound, step) { text, hasFraction in
        TypedNumber.read(String(cString: text), hasFraction: hasFraction != 0) ?? .nan
      }
    )
    if step < 1 { usher_spin_digits(gtk, 2) }
  }

  package var value: Double {
    get { usher_spin_get(gtk) }
    set { usher_spin_set(gtk, newValue) }
  }
  /// The text in the field; setting it is as if the person typed it: for tests.
  package var text: String {
    get { String(cString: usher_text_get(gtk)) }
    set { usher_text_set(gtk, newValue) }
  }
  /// Shows a text of the app's, in which no number is read.
  package func show(_ text: String) { usher_spin_show(gtk, text) }
  /// Makes the field as wide as a text, unless it is wider.
  package func makeRoom(for text: String) {
    guard text.count > room else { return }
    room = text.count
    set("width-chars", room)
  }
  /// Reads what is typed, as when the person leaves the field.
  package func update() { usher_spin_update(gtk) }
  /// Presses the key that makes the number larger: for tests.
  package func pressUp() { usher_emit_number(raw, "change-value", GTK_SCROLL_STEP_UP.rawValue) }
  /// Writes numbers by a closure of our own.
  package func write(_ text: @escaping (Double) -> String) -> Connection {
    on("output", .plain) { [weak self] _ in
      guard let self else { return false }
      show(text(value))
      return true
    }
  }
}

/// How much of something is done, or is there.
package final class ProgressBar: Widget {
  package init() { super.init(gtk_progress_bar_new()) }

  /// The part that is done, from 0 to 1.
  package var fraction: Double {
    get { double("fraction") }
    set { usher_fraction(gtk, min(max(newValue, 0), 1)) }
  }
}

extension Widget {
  /// Sets what screen readers say in place of the number.
  package func setValueText(_ text: String) { usher_value_text(gtk, text) }
}
