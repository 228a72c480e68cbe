#if canImport(Testing)
public import Testing

/// A trait that runs each test once for every ``TestApp/Mode``: with a process that lives from start to end, and with
/// one that dies after every step.
///
/// ```swift
/// @Suite("Photos", .inEveryMode)
/// ```
public struct InEveryMode: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait applies to each test of a suite: `true`.
  public var isRecursive: Bool { true }

  /// Runs the test once for every mode, and fails with the error of the first run that throws.
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
  /// The trait that runs each test once for every ``TestApp/Mode``.
  public static var inEveryMode: InEveryMode { InEveryMode() }
}
#endif
