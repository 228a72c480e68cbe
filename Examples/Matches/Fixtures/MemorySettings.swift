import MatchesModel
import Synchronization
import UsherPreviews

/// Settings in memory.
final class MemorySettings: SettingsStore {
  enum Conduct: Equatable {
    case answering, failing, silent, failingToWrite
  }

  private let conduct: Conduct
  private let kept: Mutex<StorageSettings>

  init(_ conduct: Conduct = .answering, _ settings: StorageSettings = StorageSettings()) {
    self.conduct = conduct
    kept = Mutex(settings)
  }

  convenience init(server: String) {
    self.init(.answering, StorageSettings(usesRemoteStore: true, baseURL: server))
  }

  func settings(of visitor: String) async throws -> StorageSettings {
    switch conduct {
    case .answering, .failingToWrite: return kept.withLock { $0 }
    case .failing: throw MatchesError.storage("the disk is away")
    case .silent: try await Silence.untilCancelled()
    }
  }

  func setSettings(_ settings: StorageSettings, of visitor: String) async throws {
    if conduct == .failingToWrite { throw MatchesError.storage("the disk is full") }
    kept.withLock { $0 = settings }
  }

  func changes(of visitor: String) -> AsyncStream<Void> { AsyncStream { _ in } }
}
