#if canImport(Testing)
public import Testing

/// A trait that runs each test twice, once for each ``TestApp/Mode``: with an app whose process lives from the start of
/// the test to its end, and with an app whose process dies after every step.
///
/// ```swift
/// @Suite("Photos", .inEveryMode)
/// ```
public struct InEveryMode: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait applies to each test of a suite: `true`.
  public var isRecursive: Bool { true }

  /// Runs the test once for each mode. When a run throws an error, this function throws the same error, and the modes
  /// that follow aren't run.
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
  /// The trait that runs each test once for each ``TestApp/Mode``.
  public static var inEveryMode: InEveryMode { InEveryMode() }
}
#endif
