import Foundation
import Synchronization
package import UsersModel
import UsherPreviews

/// A store of files in memory, of whichever account. It fails when the test says so.
package final class MemoryFiles: FileStore {
  /// How the store answers: as it should, never, or with a failure.
  enum Conduct { case answering, silent, failing }

  private struct State {
    var isSilent = false
    var files: [StoredFile] = []
    var deleted: [(file: StoredFile, index: Int)] = []
    var failure: FilesError?
    var taken: Int64 = 0
    var listeners: [AsyncStream<Void>.Continuation] = []
  }

  private let state = Mutex(State())

  package init() {}

  convenience init(_ conduct: Conduct = .answering, files: [StoredFile]) {
    self.init()
    state.withLock { state in
      state.files = files
      state.isSilent = conduct == .silent
      if conduct == .failing { state.failure = .storage("the disk is full") }
    }
  }

  convenience init(_ conduct: Conduct) { self.init(conduct, files: []) }

  /// The number of bytes of contents that were read.
  package var taken: Int64 { state.withLock(\.taken) }

  package func fail(_ failure: FilesError?) { state.withLock { $0.failure = failure } }

  private func answer() async throws {
    if state.withLock(\.isSilent) { try await Silence.untilCancelled() }
    if let failure = state.withLock(\.failure) { throw failure }
  }

  private func changed(_ change: (inout State) -> Void) {
    let listeners = state.withLock { state in
      change(&state)
      return state.listeners
    }
    for listener in listeners { listener.yield() }
  }

  package func files(of account: Account.ID) async throws -> [StoredFile] {
    try await answer()
    return state.withLock(\.files)
  }

  package func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of account: Account.ID,
    check: @Sendable () throws -> Void,
    progress: @Sendable (Int64) async -> Void
  ) async throws -> StoredFile {
    try check()
    try await answer()
    func take(_ chunks: some AsyncSequence<[UInt8], any Error>) async throws {
      for try await chunk in chunks {
        let done = state.withLock { state in
          state.taken += Int64(chunk.count)
          return state.taken
        }
        await progress(done)
      }
    }
    try await take(chunks)
    try check()
    let file = StoredFile(id: name, name: name, size: size, date: Date(timeIntervalSince1970: 0))
    changed { $0.files.insert(file, at: 0) }
    return file
  }

  /// The ids of the deleted files that can be restored.
  package var deleted: [StoredFile.ID] { state.withLock { $0.deleted.map(\.file.id) } }

  package func delete(_ id: StoredFile.ID, of account: Account.ID) async throws {
    try await answer()
    changed { state in
      guard let index = state.files.firstIndex(where: { $0.id == id }) else { return }
      state.deleted.append((state.files.remove(at: index), index))
    }
  }

  package func restore(_ id: StoredFile.ID, of account: Account.ID) async throws {
    try await answer()
    guard deleted.contains(id) else { throw FilesError.unknownFile }
    changed { state in
      for (file, index) in state.deleted where file.id == id { state.files.insert(file, at: index) }
      state.deleted.removeAll { $0.file.id == id }
    }
  }

  package func discard(_ id: StoredFile.ID, of account: Account.ID) async throws {
    try await answer()
    state.withLock { $0.deleted.removeAll { $0.file.id == id } }
  }

  package func contents(of id: StoredFile.ID, of account: Account.ID) async throws -> FileContents {
    throw state.withLock(\.failure) ?? FilesError.unknownFile
  }

  package func changes(of account: Account.ID) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      state.withLock { $0.listeners.append(continuation) }
    }
  }
}
