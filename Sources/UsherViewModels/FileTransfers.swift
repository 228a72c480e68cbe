public import Observation

/// The files that the person has chosen and that aren't stored yet, each with its progress. They are transferred one after
/// the other, in the order in which they were chosen.
///
/// ```swift
/// let transfers = FileTransfers()
///
/// func fileChosen(_ file: IncomingFile) {
///   transfers.add(file, screen, of: self) { try await $0.store($1) }
/// }
/// ```
///
/// The work gets a file whose progress is counted while its ``IncomingFile/chunks`` are read, so it has nothing to report. A
/// file leaves the list when its work has ended. One that failed stays, with the reason, until ``cancel(_:)``; the others
/// go on.
///
/// Give the work no capture list: see ``Scope/task(_:_:)``.
@Observable
public final class FileTransfers {
  /// A file that waits, with the scope that will run its work.
  private struct Request {
    let scope: Scope
    let file: IncomingFile
    let work: (IncomingFile) async throws -> Void
  }

  /// The most files that are kept. A page lets fewer wait for their turn, so the others have failed.
  private static let limit = 300

  /// The files in the order in which they were added, 300 at most: when there are more, the one that failed first leaves.
  public private(set) var all: [FileTransfer] = []

  @ObservationIgnored private var requests: [FileTransfer.ID: Request] = [:]
  @ObservationIgnored private var running: (id: FileTransfer.ID, task: ScopeTask)?
  @ObservationIgnored private var last = 0

  /// Makes an empty list.
  public init() {}

  /// Whether a file is being transferred.
  public var isRunning: Bool {
    all.contains { if case .running = $0.state { true } else { false } }
  }

  /// Adds a file. Its work begins when the works of all earlier files have ended.
  ///
  /// The call does nothing when the lifetime has ended, or when 300 files wait. When the owner is gone before the work begins, the work is left out.
  ///
  /// - Parameters:
  ///   - file: the file. Nothing of it is transferred while it waits.
  ///   - lifetime: the screen or flow; the work is cancelled when the screen or flow ends.
  ///   - owner: the object that does the work, held weakly until the work begins; usually `self`.
  ///   - work: the work, which gets the owner and the file to read. An error that it throws is shown as
  ///     ``FileTransfer/State/failed(_:)``, unless the file was cancelled.
  public func add<Owner: AnyObject>(
    _ file: IncomingFile,
    _ lifetime: some Scoped,
    of owner: Owner,
    _ work: @escaping (Owner, IncomingFile) async throws -> Void
  ) {
    let scope = lifetime.scope
    guard !scope.isEnded, makesRoom() else { return }
    last += 1
    weak let owner = owner
    requests[last] = Request(scope: scope, file: file) { file in
      guard let owner else { return }
      try await work(owner, file)
    }
    all.append(FileTransfer(file, id: last))
    beginNext()
  }

  /// Takes a file away: one that waits is never transferred, the work of one that is being transferred is cancelled, and the
  /// message of one that failed disappears. Nothing happens when there is no such file.
  public func cancel(_ id: FileTransfer.ID) {
    all.removeAll { $0.id == id }
    requests[id] = nil
    guard let running, running.id == id else { return }
    self.running = nil
    running.task.cancel()
    beginNext()
  }

  /// Whether there is room for one more file: a browser may send names without end.
  private func makesRoom() -> Bool {
    guard all.count >= Self.limit else { return true }
    let failed = all.firstIndex { if case .failed = $0.state { true } else { false } }
    if let failed { all.remove(at: failed) }
    return failed != nil
  }

  private func beginNext() {
    guard running == nil else { return }
    // The screen of a file that waits may be gone.
    let dropped = requests.filter { $0.value.scope.isEnded }
    for id in dropped.keys { requests[id] = nil }
    if !dropped.isEmpty { all.removeAll { dropped[$0.id] != nil } }
    guard let id = requests.keys.min(), let request = requests.removeValue(forKey: id) else {
      return
    }
    set(.running(0), of: id)
    let (progress, report) = AsyncStream<Double>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let file = request.file.counting { report.yield($0) }
    let work = request.work
    weak let this = self
    request.scope.forEach(progress) { done in
      // A report may come after the end.
      if this?.running?.id == id { this?.set(.running(done), of: id) }
    }
    let task = request.scope.task {
      defer { report.finish() }
      do {
        try await work(file)
        this?.ended(id, nil)
      } catch {
        // A cancelled work may throw anything, for example that the file is cut off.
        let problem = Task.isCancelled ? nil : error
        if let problem { ScopeWork.report(problem) }
        this?.ended(id, problem)
      }
    }
    running = (id, task)
  }

  private func ended(_ id: FileTransfer.ID, _ error: (any Error)?) {
    // A file that was cancelled changes nothing any more.
    guard running?.id == id else { return }
    running = nil
    if let error, !(error is CancellationError) {
      set(.failed(error.userMessage), of: id)
    } else {
      all.removeAll { $0.id == id }
    }
    beginNext()
  }

  private func set(_ state: FileTransfer.State, of id: FileTransfer.ID) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].state = state
  }
}
