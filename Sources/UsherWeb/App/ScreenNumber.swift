import Usher

/// The numbers of fragments: 0 addresses the page itself, 1 is the shell, all others are screens.
enum ScreenNumber {
  static let shell = 1

  static func of(_ entry: NodeID) -> Int { entry.number + 1 }
}
