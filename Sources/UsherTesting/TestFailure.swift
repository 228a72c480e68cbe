/// The error of a step that a person could not have done, or of an expectation that isn't met.
///
/// ```swift
/// #expect(throws: TestFailure.self) { try app.back() }
/// ```
public struct TestFailure: Error, Hashable, CustomStringConvertible {
  /// The message: what the test expected, and what was found instead.
  public let description: String

  package init(_ description: String) { self.description = description }
}
