import GTK

/// The fields of a screen, in their order.
@MainActor final class FieldList {
  private struct Entry {
    weak var control: Widget?
    let isInvalid: () -> Bool
  }

  private var entries: [Entry] = []

  func add(_ control: Widget, isInvalid: @escaping () -> Bool) {
    entries.removeAll { $0.control == nil }
    entries.append(Entry(control: control, isInvalid: isInvalid))
  }

  func end() { entries = [] }

  /// Moves the keyboard to the first field with a message.
  func focusFirstInvalid() {
    entries.first { $0.control?.isMapped == true && $0.isInvalid() }?.control?.takeFocus()
  }
}
