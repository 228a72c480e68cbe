package import Testing

/// Runs each test once on every kind of store there is: they can't be told from one another.
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
          // It is told already, and the other stores have their turn.
        } catch {
          Issue.record(error)
        }
      }
    }
  }
}

extension Trait where Self == OnEachStore {
  /// Runs each test once on every kind of store there is.
  package static var onEachStore: OnEachStore { OnEachStore() }
}
