/// A step of a test that a person could not have done, or an expectation that was not met.
public struct TestFailure: Error, Hashable, CustomStringConvertible {
  /// What was expected and what there is.
  public let description: String

  init(_ description: String) { self.description = description }
}
