#if canImport(Testing)
public import Testing

/// Runs each test once for every ``TestApp/Mode``: with a life from start to end, and with a process that
/// dies after every step.
///
/// ```swift
/// @Suite("Photos", .inEveryMode)
/// ```
public struct InEveryMode: SuiteTrait, TestTrait, TestScoping {
  /// Applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs the test once for every mode.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    for mode in TestApp.Mode.allCases {
      try await TestApp.$mode.withValue(mode, operation: function)
    }
  }
}

extension Trait where Self == InEveryMode {
  /// Runs each test once for every ``TestApp/Mode``.
  public static var inEveryMode: InEveryMode { InEveryMode() }
}
#endif
