import Usher

/// The HTML `id` of a screen's heading, which names the screen and its sheet by `aria-labelledby`.
enum ScreenTitle {
  static func id(_ entry: NodeID) -> String { id(entry.number) }

  static func id(_ number: Int) -> String { "title-\(number)" }
}
