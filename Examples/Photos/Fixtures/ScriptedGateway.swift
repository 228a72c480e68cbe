package import PhotosModel
import Synchronization

/// A gateway that fails when a test says so, and records its charges.
package final class ScriptedGateway: PaymentGateway {
  private struct State {
    var failures: [PhotosError] = []
    var charged: [String: Money] = [:]
    var calls = 0
  }

  private let state = Mutex(State())

  package init(_ failures: PhotosError...) { state.withLock { $0.failures = failures } }

  /// The charged prices, by key.
  package var charged: [String: Money] { state.withLock(\.charged) }
  /// The number of calls.
  package var calls: Int { state.withLock(\.calls) }

  package func charge(_ price: Money, key: String) async throws(PhotosError) {
    let failure: PhotosError? = state.withLock { state in
      state.calls += 1
      guard state.failures.isEmpty else { return state.failures.removeFirst() }
      state.charged[key] = price
      return nil
    }
    if let failure { throw failure }
  }
}
