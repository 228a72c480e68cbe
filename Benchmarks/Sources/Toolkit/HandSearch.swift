/// A search of which only the newest counts, without a library; it can't tell whether it runs or has failed.
@Runner
final class HandSearch {
  private(set) var found: Int?
  private var task: Task<Void, Never>?

  func queryChanged(_ query: Int) {
    task?.cancel()
    task = Task { [weak self] in
      guard !Task.isCancelled else { return }
      let found = await fetch(query)
      if !Task.isCancelled { self?.found = found }
    }
  }
}

/// Stands for a server that answers at once.
func fetch(_ query: Int) async -> Int { query }
