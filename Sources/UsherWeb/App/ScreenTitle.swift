import Usher

/// The HTML `id` of a screen's heading, by which the attribute `aria-labelledby` gives a name to the
/// screen and to the sheet that shows it.
enum ScreenTitle {
  static func id(_ entry: NodeID) -> String { id(entry.number) }

  static func id(_ number: Int) -> String { "title-\(number)" }
}
