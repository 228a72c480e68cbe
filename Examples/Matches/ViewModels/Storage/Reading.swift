package import MatchesModel
import Observation
package import Usher

/// A value that a screen reads from a store: it is read while the person sees the screen, again
/// after each change of the store, and again when another store is chosen.
///
/// The last value stays while it is read again and if that fails. It is removed when another store
/// is chosen.
@Observable
package final class Reading<Value: Sendable> {
  /// The value that was read.
  package private(set) var value = Loadable<Value>.idle

  private let storage: Storage
  private let presence: Presence
  private let scope: Scope
  private let read: (any MatchStore) async throws -> Value
  @ObservationIgnored private var listening: ScopeTask?
  @ObservationIgnored private var isStale = false
  private let loading = Command(.restart)

  /// - Parameters:
  ///   - storage: The store to read.
  ///   - screen: The screen whose presence and lifetime control the reading.
  ///   - read: Reads the value; a new request cancels an older one.
  package init<Event>(
    _ storage: Storage,
    _ screen: Screen<Event>,
    read: @escaping (any MatchStore) async throws -> Value
  ) {
    self.storage = storage
    let (presence, scope) = (screen.presence, screen.scope)
    self.presence = presence
    self.scope = scope
    let device = screen.device
    self.read = {
      let words = device.words
      do { return try await read($0) } catch { throw words.telling(error) }
    }
    scope.observe {
      device.timeZone
    } then: { [weak self] _ in
      // Days begin at other times now.
      self?.follow()
    }
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

  /// Reads the value again, because the person wants it or because another value must be read.
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
    // Starts listening before reading, so that no change is missed.
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

  /// Handles a change of the store. A running request isn't restarted but repeated afterwards: with
  /// many changes, restarting would never end.
  private func changed() {
    if loading.isRunning { isStale = true } else { begin() }
  }

  private func begin() { loading(scope, of: self) { await $0.load() } }

  private func load() async {
    guard let store = storage.current?.store else { return }
    repeat {
      isStale = false
      await value.load {
        // A cancelled request restores the earlier value, but not after another store was chosen.
        if value.isLoading || !Task.isCancelled { value = $0 }
      } _: {
        try await read(store)
      }
    } while isStale && !Task.isCancelled
  }
}
