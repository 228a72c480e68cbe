package import MatchesModel
import Observation
package import Usher

/// What a screen shows of a store: read when somebody looks, anew after each change of the store and when another
/// one is chosen, and not at all while nobody looks.
///
/// What was read stays while it is read again and when that fails, but for what another store had.
@Observable
package final class Reading<Value: Sendable> {
  /// What was read.
  package private(set) var value = Loadable<Value>.idle

  private let storage: Storage
  private let presence: Presence
  private let scope: Scope
  private let read: (any MatchStore) async throws -> Value
  @ObservationIgnored private var listening: ScopeTask?
  @ObservationIgnored private var isStale = false
  private let loading = Command(.restart)

  /// - Parameters:
  ///   - storage: the store to read.
  ///   - screen: whether somebody looks, and how long.
  ///   - read: reads it; the newest request counts, older ones are cancelled.
  package init<Event>(
    _ storage: Storage,
    _ screen: Screen<Event>,
    read: @escaping (any MatchStore) async throws -> Value
  ) {
    self.storage = storage
    let (presence, scope) = (screen.presence, screen.scope)
    self.presence = presence
    self.scope = scope
    self.read = read
    scope.observe {
      presence.isActive
    } then: { [weak self] _ in
      self?.follow()
    }
    scope.observe {
      storage.current
    } then: { [weak self] _ in
      self?.switched()
    }
    scope.observe {
      storage.message
    } then: { [weak self] _ in
      self?.showProblem()
    }
    showProblem()
    follow()
  }

  /// Reads it once more, because the person wants that or what to read is another now.
  package func reload() {
    guard storage.current != nil else { return storage.retry() }
    if presence.isActive { begin() }
  }

  private func follow() {
    guard presence.isActive, let current = storage.current else {
      listening?.cancel()
      listening = nil
      return loading.cancel()
    }
    // Listens first, so that no change goes unseen.
    listening?.cancel()
    listening = scope.forEach(current.store.changes()) { [weak self] in self?.changed() }
    begin()
  }

  private func switched() {
    value = .idle
    follow()
  }

  private func showProblem() {
    guard storage.current == nil, let message = storage.message else { return }
    value = .failed(old: nil, message: message)
  }

  /// Doesn't begin anew what runs, because with many changes it would never end.
  private func changed() {
    if loading.isRunning { isStale = true } else { begin() }
  }

  private func begin() { loading(scope, of: self) { await $0.load() } }

  private func load() async {
    guard let store = storage.current?.store else { return }
    repeat {
      isStale = false
      await value.load {
        // A cancelled one puts back what there was, but not when another store was chosen meanwhile.
        if value.isLoading || !Task.isCancelled { value = $0 }
      } _: {
        try await read(store)
      }
    } while isStale && !Task.isCancelled
  }
}
