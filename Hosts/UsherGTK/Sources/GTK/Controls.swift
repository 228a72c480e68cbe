import CGTK
import Foundation

/// A text.
package final class Label: Widget {
  package init(_ text: String = "", wraps: Bool = false) {
    super.init(gtk_label_new(text.shown()))
    if wraps { usher_label_wrap(gtk) }
  }

  /// Has a text that is longer than its room end with “…”.
  package func shorten() { set("ellipsize", Int(PANGO_ELLIPSIZE_END.rawValue)) }

  /// Has all lines of a text in the middle.
  package func centreLines() {
    set("justify", Int(GTK_JUSTIFY_CENTER.rawValue))
    set("xalign", 0.5)
  }

  package var text: String {
    get { String(cString: usher_label_get(gtk)) }
    set { usher_label_set(gtk, newValue.shown()) }
  }
}

/// A button, also one that stays pressed.
package final class Button: Widget {
  package enum Kind { case plain, toggle, tab }

  package init(_ title: String = "", kind: Kind = .plain) {
    switch kind {
    case .plain: super.init(gtk_button_new())
    case .toggle: super.init(gtk_toggle_button_new())
    case .tab: super.init(usher_tab_button())
    }
    if !title.isEmpty { self.title = title }
  }

  /// The title as it is, whatever is in it.
  package var title: String {
    get { string("label") }
    set { usher_button_label(gtk, newValue.shown(upTo: 1000), 0) }
  }
  /// Presses the button, as a person does: for tests.
  package func click() { emit("clicked") }
  /// Sets the title with a letter in it that presses the button together with Alt; a title without the letter has none.
  package func setTitle(_ title: String, mnemonic: Character) {
    guard let place = title.firstIndex(where: { $0.lowercased() == mnemonic.lowercased() }) else {
      return self.title = title
    }
    let parts = [title[..<place], title[place...]]
      .map { String($0).shown(upTo: 1000).replacingOccurrences(of: "_", with: "__") }
    usher_button_label(gtk, parts.joined(separator: "_"), 1)
    setName(title)
  }
  /// Has a title that is too long for its room go on in another line, or end with “…”.
  ///
  /// - Parameters:
  ///   - wraps: whether it goes on in another line.
  ///   - keepsShort: whether one of two short words doesn't.
  package func shrink(wraps: Bool, keepsShort: Bool = true) {
    usher_button_shrink(gtk, wraps ? 1 : 0, keepsShort ? 10 : 0)
  }
  /// Has a title that is too long for its room end with “…”, however short it is.
  package func shorten() { usher_button_shorten(gtk) }
  package func setIcon(_ name: String) { usher_button_icon(gtk, name) }
  /// What is in the button in place of a title.
  package private(set) var child: Widget?
  package func setChild(_ child: Widget) {
    self.child = child
    usher_button_child(gtk, child.gtk)
  }
  /// Has screen readers call the button what the texts in its child say, now and later.
  package func readTexts() { usher_button_reads(gtk) }
  /// Whether a button that can stay pressed is pressed.
  package var isPressed: Bool {
    get { bool("active") }
    set { set("active", newValue) }
  }
}

/// A field for a line of text.
package final class Entry: Widget {
  package enum Kind { case text, password, search }

  package init(_ kind: Kind) {
    super.init(usher_entry(kind == .password ? 1 : 0, kind == .search ? 1 : 0))
    if kind == .password { set("show-peek-icon", true) }
  }

  /// Whether some of the text is selected, so that the next letter takes its place: for tests.
  package var hasSelection: Bool { usher_has_selection(gtk) != 0 }
  /// The text; GTK shows 65,534 bytes of it.
  package var text: String {
    get { String(cString: usher_text_get(gtk)) }
    set { usher_text_set(gtk, newValue.withoutNUL) }
  }
}

/// A switch.
package final class Switch: Widget {
  package init() { super.init(gtk_switch_new()) }

  package var isOn: Bool {
    get { bool("active") }
    set { set("active", newValue) }
  }
}

/// A turning wheel: something is going on.
package final class Spinner: Widget {
  package init() { super.init(gtk_spinner_new()) }

  package var isSpinning: Bool {
    get { bool("spinning") }
    set { set("spinning", newValue) }
  }
}

/// A picture.
package final class Picture: Widget {
  package init() {
    super.init(gtk_picture_new())
    set("can-shrink", true)
    set("keep-aspect-ratio", true)
  }

  package func show(_ texture: Texture?) { usher_picture_set(gtk, texture?.raw) }
}

/// A line between others.
package final class Separator: Widget {
  package init() { super.init(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)) }
}
