import Usher

/// Numbers of fragments: 0 speaks to the page itself, 1 is the shell, the rest are screens.
enum ScreenNumber {
  static let shell = 1

  static func of(_ entry: NodeID) -> Int { entry.number + 1 }
}
