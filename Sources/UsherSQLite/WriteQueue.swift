#if SQLite
import GRDB
import UsherWeb

/// Writes all that waits in one transaction. What arrives meanwhile waits for the next one.
actor WriteQueue {
  typealias Outcome = Result<Void, SessionStoreError>

  private struct Job {
    let write: @Sendable (Database) throws -> Void
    let end: @Sendable (Outcome) -> Void
  }

  private let file: SessionFile
  private let lifetime: Double
  private var waiting: [Job] = []
  private var isWriting = false
  private var jobs = 0

  /// The number of writes after which records that are too old are removed.
  private static let cleaningInterval = 10_000

  init(_ file: SessionFile, lifetime: Double) {
    self.file = file
    self.lifetime = lifetime
  }

  /// Does something in the next transaction, after what was asked for before.
  ///
  /// - Parameter write: what is done. If it throws a `SessionStoreError`, it must have changed nothing: the others in the
  ///   transaction are done nevertheless.
  func perform(
    _ write: @escaping @Sendable (Database) throws -> Void
  ) async throws(SessionStoreError) {
    let outcome: Outcome = await withCheckedContinuation { continuation in
      waiting.append(Job(write: write) { continuation.resume(returning: $0) })
      guard !isWriting else { return }
      isWriting = true
      Task(executorPreference: HostExecutor.shared) { await self.writeAll() }
    }
    try outcome.get()
  }

  private func writeAll() async {
    while !waiting.isEmpty {
      let jobs = waiting
      waiting = []
      await write(jobs)
      self.jobs += jobs.count
      if self.jobs >= Self.cleaningInterval { await removeOld() }
    }
    isWriting = false
  }

  private func removeOld() async {
    jobs = 0
    let oldest = SQLiteSessionStore.oldest(lifetime)
    // If it fails, it is done later.
    try? await file.pool().write { try SessionTable.removeOld(before: oldest, $0) }
  }

  private func write(_ jobs: [Job], isRepeated: Bool = false) async {
    let pool: DatabasePool
    do throws(SessionStoreError) { pool = try file.pool() } catch {
      for job in jobs { job.end(.failure(error)) }
      return
    }
    let outcomes: [Outcome]
    do {
      outcomes = try await pool.write { db in
        try jobs.map { job in
          do { return .success(try job.write(db)) } catch let error as SessionStoreError {
            return .failure(error)
          }
        }
      }
    } catch {
      return await handle(SessionStoreError(error, at: file.path), of: jobs, in: pool, isRepeated)
    }
    for (job, outcome) in zip(jobs, outcomes) { job.end(outcome) }
  }

  /// Begins another file if this one is damaged. One write that the database can't take doesn't hold up others.
  private func handle(
    _ error: SessionStoreError,
    of jobs: [Job],
    in pool: DatabasePool,
    _ isRepeated: Bool
  ) async {
    if error.code == .corrupt, !isRepeated {
      do throws(SessionStoreError) {
        try file.replace(pool, because: error)
        return await write(jobs, isRepeated: true)
      } catch {
        for job in jobs { job.end(.failure(error)) }
      }
    } else if error.code == .unavailable, jobs.count > 1 {
      for job in jobs { await write([job], isRepeated: isRepeated) }
    } else {
      for job in jobs { job.end(.failure(error)) }
    }
  }
}
#endif
