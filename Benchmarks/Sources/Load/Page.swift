/// What is measured: a page of the server, or the echo.
enum Page: String {
  case counter, list, long, models, rows, echo

  /// The part of the button among those of the screen: in a screen come its label, the bar's branch and title, the
  /// heading's identity and text, then the view.
  var button: UInt8 { self == .counter ? 6 : 5 }

  /// How many events are worth waiting for: an event of a large page takes long, if it isn't done well.
  var eventCount: Int { [.long, .models, .rows].contains(self) ? 2_000 : 20_000 }
}
