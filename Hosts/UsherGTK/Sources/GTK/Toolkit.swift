import CGTK

/// GTK as a whole.
package enum Toolkit {
  /// Begins the connection with the display. Returns `false` if there is none.
  package static func begin() -> Bool { gtk_init_check() != 0 }

  /// Adds rules of CSS for all windows.
  package static func addStyles(_ css: String) { usher_styles(css) }
}
