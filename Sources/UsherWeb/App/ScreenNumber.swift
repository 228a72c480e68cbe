import Usher

/// The numbers of fragments: 1 is the shell, all larger numbers are screens. In frames and events, 0 stands for the
/// browser itself.
enum ScreenNumber {
  static let shell = 1

  static func of(_ entry: NodeID) -> Int { entry.number + 1 }
}
