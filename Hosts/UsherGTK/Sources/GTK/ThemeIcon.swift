import CGTK

/// An icon of the desktop's theme.
package final class ThemeIcon: Widget {
  package init() { super.init(gtk_image_new()) }

  package var name: String {
    get { string("icon-name") }
    set { set("icon-name", newValue) }
  }
  package var size: Int = 16 { didSet { set("pixel-size", size) } }
}
