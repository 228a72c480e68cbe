package import Testing

/// Runs each test once on every available kind of store: all kinds must behave the same.
package struct OnEachStore: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    for kind in StoreKind.available {
      let named = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("The store was \(kind.rawValue).")
        return issue
      }
      try await named.provideScope(for: test, testCase: testCase) {
        do {
          try await StoreKind.$current.withValue(kind, operation: function)
        } catch is ExpectationFailedError {
          // The failure is recorded already; the test continues with the other stores.
        } catch {
          Issue.record(error)
        }
      }
    }
  }
}

extension Trait where Self == OnEachStore {
  /// Runs each test once on every available kind of store.
  package static var onEachStore: OnEachStore { OnEachStore() }
}
