import MatchesModel
import Synchronization

/// A settings store that never suspends: a store may do so if its work is done at once.
final class PromptSettingsStore: SettingsStore {
  private let kept = Mutex(StorageSettings())

  func settings(of visitor: String) async throws -> StorageSettings { kept.withLock { $0 } }

  func setSettings(_ settings: StorageSettings, of visitor: String) async throws {
    kept.withLock { $0 = settings }
  }

  func changes(of visitor: String) -> AsyncStream<Void> { AsyncStream { _ in } }
}
