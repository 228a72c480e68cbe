import UsersModel
public import Usher

/// The deletion of files. It doesn't ask first, but can be undone.
extension FilesViewModel {
  /// A sentence about the deleted files that can be restored, the last one first: “report.pdf was deleted.”
  public var undoText: String? {
    guard let last = deleted.last?.name else { return nil }
    return deleted.count == 1
      ? "\(last) was deleted." : "\(last) and \(deleted.count - 1) more were deleted."
  }

  /// Call when a row's Delete button was pressed. The row disappears at once, and the file can be restored.
  public func delete(_ id: Row.ID) {
    guard let rows = files.value, let row = rows.first(where: { $0.id == id }) else { return }
    let rest = rows.filter { $0.id != id }
    files = rest.isEmpty ? .empty : .loaded(rest)
    change(.delete(DeletedFile(id: row.id, name: row.name)))
  }

  /// Call when the Undo button was pressed. Restores the file that was deleted last.
  public func undoButtonTapped() {
    if let last = deleted.popLast() { change(.restore(last)) }
  }

  /// Call when the undo message was dismissed. Discards the deleted files for good.
  public func dismissUndoButtonTapped() {
    change(.discard(deleted))
    deleted = []
  }

  func make(_ change: FileChange) async throws {
    let (store, visitor) = (person.files, person.visitor)
    switch change {
    case .delete(let file):
      try await store.delete(file.id, of: owner.id, at: visitor)
      deleted.append(file)
    case .restore(let file):
      do {
        try await store.restore(file.id, of: owner.id, at: visitor)
      } catch {
        // A file that can never be restored mustn't block the files before it.
        if error.canRetry { deleted.append(file) }
        throw error
      }
    case .discard(let files):
      for file in files { try await store.discard(file.id, of: owner.id, at: visitor) }
    }
  }
}

/// Restores the list of deleted files after the process died, so that deletions can still be undone.
extension FilesViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let owner: String
    fileprivate let deleted: [DeletedFile]
  }

  public var savedState: SavedState {
    get { SavedState(owner: owner.id, deleted: deleted) }
    // Somebody else may have signed in meanwhile.
    set { deleted = newValue.owner == owner.id ? newValue.deleted : [] }
  }
}
