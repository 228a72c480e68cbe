#if PostgreSQL
import PostgresClient
import UsherWeb

/// Writes in one transaction all that waits. What arrives meanwhile waits for the next one.
actor Batches<Item: Sendable, Outcome: Sendable> {
  private struct Job {
    let item: Item
    let end: @Sendable (Result<Outcome, any Error>) -> Void
  }

  private let write: @Sendable ([Item]) async throws -> [Outcome]
  private let bytes: @Sendable (Item) -> Int
  private let conflict: @Sendable (Item) -> String?
  private let after: @Sendable (Int) async -> Void
  private var waiting: [Job] = []
  private var isWriting = false

  /// The most that one transaction writes, and about as many bytes. More would let the first wait for the last.
  private let itemLimit = 256, byteLimit = 4 << 20

  /// - Parameters:
  ///   - bytes: the size of an item.
  ///   - conflict: two items with the same name can't be in one batch; `nil` for items that go with all others.
  ///   - after: called with the size of a batch, when all who wait for it have their outcome.
  ///   - write: writes a batch in one transaction, and returns an outcome for each item.
  init(
    bytes: @escaping @Sendable (Item) -> Int,
    conflict: @escaping @Sendable (Item) -> String?,
    after: @escaping @Sendable (Int) async -> Void = { _ in },
    write: @escaping @Sendable ([Item]) async throws -> [Outcome]
  ) {
    self.bytes = bytes
    self.conflict = conflict
    self.after = after
    self.write = write
  }

  /// Writes an item in one of the next transactions, after those that were added before.
  func add(_ item: Item) async throws -> Outcome {
    let result: Result<Outcome, any Error> = await withCheckedContinuation { continuation in
      waiting.append(Job(item: item) { continuation.resume(returning: $0) })
      guard !isWriting else { return }
      isWriting = true
      Task(executorPreference: HostExecutor.shared) { await self.writeAll() }
    }
    return try result.get()
  }

  private func writeAll() async {
    while !waiting.isEmpty {
      let batch = takeBatch()
      await write(batch)
      await after(batch.count)
    }
    isWriting = false
  }

  private func takeBatch() -> [Job] {
    var batch: [Job] = []
    var names: Set<String> = []
    var size = 0
    for job in waiting {
      guard batch.count < itemLimit, size < byteLimit else { break }
      if let name = conflict(job.item), !names.insert(name).inserted { break }
      size += bytes(job.item)
      batch.append(job)
    }
    waiting.removeFirst(batch.count)
    return batch
  }

  private func write(_ batch: [Job]) async {
    do {
      let outcomes = try await write(batch.map(\.item))
      for (job, outcome) in zip(batch, outcomes) { job.end(.success(outcome)) }
    } catch {
      // One item that the database can't take doesn't hold up others: it is found by halves.
      if batch.count > 1, (error as? PostgresError)?.isAboutValue == true {
        await write(Array(batch[..<(batch.count / 2)]))
        await write(Array(batch[(batch.count / 2)...]))
      } else {
        for job in batch { job.end(.failure(error)) }
      }
    }
  }
}
#endif
