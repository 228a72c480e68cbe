import Usher

/// The heading of a screen, as what it names refers to it.
enum ScreenTitle {
  static func id(_ entry: NodeID) -> String { id(entry.number) }

  static func id(_ number: Int) -> String { "title-\(number)" }
}
