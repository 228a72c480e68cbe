import Synchronization

/// The body of a request.
final class TestBody: AsyncIteratorProtocol, Sendable {
  private let state: Mutex<(rest: ArraySlice<[UInt8]>, taken: Int)>
  private let breaks: Bool

  /// - Parameter breaks: whether the connection breaks at its end.
  init(_ chunks: [[UInt8]], breaks: Bool = false) {
    state = Mutex((chunks[...], 0))
    self.breaks = breaks
  }

  /// How many chunks were asked for.
  var taken: Int { state.withLock(\.taken) }

  func next() async throws -> [UInt8]? { try take() }

  func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? { try take() }

  private func take() throws -> [UInt8]? {
    let next = state.withLock { state in
      state.taken += 1
      return state.rest.popFirst()
    }
    if next == nil, breaks { throw CancellationError() }
    return next
  }
}
