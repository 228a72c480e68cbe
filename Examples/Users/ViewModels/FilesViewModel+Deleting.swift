import UsersModel
public import Usher

/// Deleting doesn't ask, and can be taken back.
extension FilesViewModel {
  /// What was deleted and can come back, the last first: “report.pdf was deleted.”
  public var undoText: String? {
    guard let last = deleted.last?.name else { return nil }
    return deleted.count == 1
      ? "\(last) was deleted." : "\(last) and \(deleted.count - 1) more were deleted."
  }

  /// Call when a row's Delete button was pressed. The file goes at once, and can come back.
  public func delete(_ id: Row.ID) {
    guard let rows = files.value, let row = rows.first(where: { $0.id == id }) else { return }
    let rest = rows.filter { $0.id != id }
    files = rest.isEmpty ? .empty : .loaded(rest)
    change(.delete(DeletedFile(id: row.id, name: row.name)))
  }

  /// Call when the last deletion wasn't meant.
  public func undoButtonTapped() {
    if let last = deleted.popLast() { change(.restore(last)) }
  }

  /// Call when what was deleted may stay so.
  public func dismissUndoButtonTapped() {
    change(.discard(deleted))
    deleted = []
  }

  func make(_ change: FileChange) async throws {
    switch change {
    case .delete(let file):
      try await store.delete(file.id, of: user)
      deleted.append(file)
    case .restore(let file):
      do {
        try await store.restore(file.id, of: user)
      } catch {
        // What can never come back mustn't stand before what can.
        if error.canRetry { deleted.append(file) }
        throw error
      }
    case .discard(let files):
      for file in files { try await store.discard(file.id, of: user) }
    }
  }
}

/// What was deleted can come back also after the process died.
extension FilesViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let deleted: [DeletedFile]
  }

  public var savedState: SavedState {
    get { SavedState(deleted: deleted) }
    set { deleted = newValue.deleted }
  }
}
