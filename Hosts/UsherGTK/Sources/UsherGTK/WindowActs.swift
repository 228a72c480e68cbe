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

  /// A text without letters, such as “2 : 0”, in the direction of the app's language. Otherwise it would run as the desktop's
  /// does, and tell “0 : 2” where that is from right to left.
  func directed(_ text: String) -> String {
    let isRightToLeft = locale().isRightToLeft
    guard isRightToLeft != Toolkit.isRightToLeft, !text.isEmpty, !text.contains(where: \.isLetter)
    else { return text }
    return (isRightToLeft ? "\u{200F}" : "\u{200E}") + text
  }
}
