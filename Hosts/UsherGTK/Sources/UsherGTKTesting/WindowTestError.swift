/// What a test wanted to do in a window, and a person couldn't.
public struct WindowTestError: Error, Equatable, CustomStringConvertible {
  /// What is missing, and what the window shows.
  public let description: String

  init(_ description: String) { self.description = description }
}
