import GTK
import Usher

/// What the parts of a view can ask of the window that they are in.
@MainActor struct WindowActs {
  /// The window; `nil` once it is gone.
  var window: () -> Window? = { nil }
  /// Goes to an address of the app.
  var open: (_ path: String) -> Void = { _ in }
  /// The person's language, and how dates and numbers are written for them.
  var locale: () -> DeviceLocale = { .english }
  /// The texts of the host itself, in that language.
  var words = WindowWords.english
}
