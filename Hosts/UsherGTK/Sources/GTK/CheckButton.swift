import CGTK

/// A box to tick, with its label.
package final class CheckButton: Widget {
  package init() { super.init(gtk_check_button_new()) }

  package var title: String {
    get { string("label") }
    set {
      set("label", newValue)
      usher_check_wrap(gtk)
    }
  }
  package var isOn: Bool {
    get { bool("active") }
    set { set("active", newValue) }
  }
}
