import Foundation
import Synchronization
package import UsersModel
import UsherPreviews

/// A store of files in memory, with the model's rule for sizes. It fails when the test says so.
package final class MemoryFiles: UserFiles {
  /// How the store answers: as it should, never, or with a failure.
  enum Conduct { case answering, silent, failing }

  private struct State {
    var isSilent = false
    var plan = Plan.free
    var files: [StoredFile] = []
    var deleted: [(file: StoredFile, index: Int)] = []
    var failure: FilesError?
    var taken: Int64 = 0
    var listeners: [AsyncStream<Void>.Continuation] = []
  }

  private let state = Mutex(State())

  package init() {}

  convenience init(_ conduct: Conduct = .answering, files: [StoredFile], plan: Plan = .free) {
    self.init()
    state.withLock { state in
      (state.files, state.plan) = (files, plan)
      state.isSilent = conduct == .silent
      if conduct == .failing { state.failure = .storage("the disk is full") }
    }
  }

  convenience init(_ conduct: Conduct) { self.init(conduct, files: []) }

  /// The number of bytes of contents that were read.
  package var taken: Int64 { state.withLock(\.taken) }

  package func fail(_ failure: FilesError?) { state.withLock { $0.failure = failure } }

  private func check() async throws {
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

  package func plan(of user: User.ID) async throws -> Plan {
    try await check()
    return state.withLock(\.plan)
  }

  package func setPlan(_ plan: Plan, of user: User.ID) async throws {
    try await check()
    changed { $0.plan = plan }
  }

  package func files(of user: User.ID) async throws -> [StoredFile] {
    try await check()
    return state.withLock(\.files)
  }

  package func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of user: User.ID,
    progress: @Sendable (Int64) async -> Void
  ) async throws -> StoredFile {
    try StorageRule.check(size: size, plan: state.withLock(\.plan))
    try await check()
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
    let file = StoredFile(id: name, name: name, size: size, date: Date(timeIntervalSince1970: 0))
    changed { $0.files.insert(file, at: 0) }
    return file
  }

  /// The ids of the deleted files that can be restored.
  package var deleted: [StoredFile.ID] { state.withLock { $0.deleted.map(\.file.id) } }

  package func delete(_ id: StoredFile.ID, of user: User.ID) async throws {
    try await check()
    changed { state in
      guard let index = state.files.firstIndex(where: { $0.id == id }) else { return }
      state.deleted.append((state.files.remove(at: index), index))
    }
  }

  package func restore(_ id: StoredFile.ID, of user: User.ID) async throws {
    try await check()
    guard deleted.contains(id) else { throw FilesError.unknownFile }
    changed { state in
      for (file, index) in state.deleted where file.id == id { state.files.insert(file, at: index) }
      state.deleted.removeAll { $0.file.id == id }
    }
  }

  package func discard(_ id: StoredFile.ID, of user: User.ID) async throws {
    try await check()
    state.withLock { $0.deleted.removeAll { $0.file.id == id } }
  }

  package func changes(of user: User.ID) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      state.withLock { $0.listeners.append(continuation) }
    }
  }
}
