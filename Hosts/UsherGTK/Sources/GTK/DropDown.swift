import CGTK

/// A button with the chosen one of some texts, which opens a list of them. A long list can be searched.
package final class DropDown: Widget {
  /// The length from which on a list can be searched.
  private static let searchable = 12

  /// What has the keyboard while the list is closed.
  package private(set) lazy var button = Widget(usher_drop_down_button(gtk))

  private let hasNothing: Bool

  /// - Parameter hasNothing: whether the first text stands for none.
  package init(hasNothing: Bool = false) {
    self.hasNothing = hasNothing
    super.init(usher_drop_down())
  }

  /// Opens the list, as a person does: for tests.
  package func open() { usher_drop_down_open(gtk, 1) }
  /// Whether the list is open: for tests.
  package var isOpen: Bool { usher_drop_down_is_open(gtk) != 0 }
  /// Closes the list.
  package func close() { usher_drop_down_open(gtk, 0) }

  /// What screen readers call the parts of it that can have the keyboard.
  package func nameParts(_ name: String) { usher_drop_down_name(gtk, name.shown(upTo: 1000)) }

  /// The texts; they are set before the chosen one.
  package var options: [String] = [] {
    didSet {
      let list = usher_texts()
      for (place, text) in options.enumerated() {
        // What stands for none isn't found: nobody types what its text begins with, which isn't seen.
        let start = hasNothing && place == 0 ? "\u{200B}" : ""
        usher_texts_append(list, start + text.shown(upTo: 200))
      }
      usher_drop_down_show(gtk, list, options.count >= Self.searchable ? 1 : 0)
    }
  }

  /// The place of the chosen text; `nil` for none.
  package var chosen: Int? {
    get {
      let place = usher_drop_down_get(gtk)
      return place < 0 ? nil : Int(place)
    }
    set { usher_drop_down_set(gtk, newValue.map { Int32(clamping: $0) } ?? -1) }
  }
}
