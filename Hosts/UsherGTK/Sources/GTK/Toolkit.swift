import CGTK

/// GTK as a whole.
package enum Toolkit {
  /// Begins the connection with the display. Returns `false` if there is none.
  package static func begin() -> Bool { gtk_init_check() != 0 }

  /// Whether rows run from right to left, in all windows.
  package static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  /// Adds rules of CSS for all windows.
  package static func addStyles(_ css: String) { usher_styles(css) }

  /// Has all windows in dark or light colours, as the person prefers, from now on.
  package static func followColorScheme() { usher_follow_scheme() }

  /// The folder in which programs keep what is the person's.
  package static var dataFolder: String { String(cString: g_get_user_data_dir()) }

  /// How much larger texts are than at their normal size: 2 for 200 %.
  package static var textScale: Double { usher_text_scale() }

  /// The buttons of a window and their side, as the desktop wants them: `menu:minimize,close`.
  package static var windowButtons: String {
    gtk_settings_get_default().map { GObject(UnsafeMutableRawPointer($0)) }?
      .string("gtk-decoration-layout") ?? "menu:close"
  }
}
