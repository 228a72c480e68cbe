import MatchesModel
public import Observation
public import Usher

/// The matches, newest first: to be edited, deleted and added to.
///
/// It makes the view models of the editors itself, so that nobody else gets to see a match.
@Observable
public final class MatchesViewModel: ViewModel {
  public let title = "Matches"
  public let emptyTitle = "No matches yet!"
  public let emptyText = "Add the first one. In the settings you choose where matches are kept."
  public let emptyButton = "Add a Match"
  public let emptySettingsButton = "Open Settings"

  /// Whether rows can be chosen, to be edited.
  public private(set) var isEditing = false
  /// How many rows are shown, at most.
  private var limit = MatchesViewModel.step
  private var deletions = Deletions()
  /// What was deleted and can come back, the last one at the end.
  private var deleted: [Deletion] = []
  /// What the person has done to matches, and the store hasn't yet.
  private var pending: [MatchChange] = []

  private let reading: Reading<MatchesPage>
  private let count = DeletionCount()
  private let storage: Storage
  private let formats: Formats
  private let rows: MatchRows
  private let screen: Screen<Event>
  /// One after the other, none is dropped.
  private let changing = Command(.queue)
  /// What the process that died may have done already.
  @ObservationIgnored private var resumed: [MatchChange] = []

  private static let step = 100
  private static let mostDeleted = 50

  /// What the list tells its coordinator.
  package enum Event {
    case didPressAdd, didPressSettings
    case didSelectMatch(MatchRow.ID)
    case didFail(String)
  }

  package init(storage: Storage, formats: Formats, screen: Screen<Event>) {
    self.storage = storage
    self.formats = formats
    self.screen = screen
    rows = MatchRows(formats)
    let count = count
    reading = Reading(storage, screen) { store in
      let made = count.made
      return await MatchesPage(try await store.matches(), after: made, formats)
    }
  }

  private var page: MatchesPage? { reading.value.value }

  /// The matches by how long ago they were played; one empty section while there are none.
  public var sections: [MatchSection] {
    rows.sections(of: page, without: deletions, limit: limit)
  }
  /// The same, in every state in which somebody may find it.
  public var matches: Loadable<[MatchSection]> { reading.value.map { _ in sections } }
  /// Whether there are no matches, as far as is known.
  public var isEmpty: Bool { page != nil && shown == 0 }
  /// Whether they are being read.
  public var isLoading: Bool { reading.value.isLoading }
  /// Why they couldn't be read.
  public var message: String? { reading.value.message }
  /// Whether there are more rows than those shown.
  public var more: MoreItems { shown > limit ? .available : .none }
  /// What the button says that lets rows be chosen.
  public var editButtonTitle: String { isEditing ? "Done" : "Edit" }
  /// Whether there may be something to edit, or the person is at it.
  public var canEdit: Bool { isEditing || !isEmpty }
  /// What was deleted and can come back.
  public var undoText: String? {
    guard let last = deleted.last?.match else { return nil }
    let text = """
      \(last.homePlayers.names) \(last.homeGoals) : \(last.awayGoals) \(last.awayPlayers.names)
      """
    return deleted.count == 1
      ? "\(text) was deleted." : "\(text) and \(deleted.count - 1) more were deleted."
  }

  private var shown: Int {
    page.map { $0.count - deletions.count(in: $0) } ?? 0
  }

  /// Call when the person wants to see what is new.
  public func refresh() { reading.reload() }

  /// Call when the end of the rows can be seen.
  public func endReached() {
    if more == .available { limit += Self.step }
  }

  /// Call when rows are to be chosen, or not any more.
  public func editButtonTapped() {
    if canEdit { isEditing.toggle() }
  }

  /// Call when a match is to be added.
  public func addButtonTapped() { screen.send(.didPressAdd) }

  /// Call when the person wants to choose where matches are kept.
  public func settingsButtonTapped() { screen.send(.didPressSettings) }

  /// Call when a row was chosen; it can be while editing only.
  public func selectMatch(at row: MatchRow.ID) {
    if isEditing, page?.match(row) != nil { screen.send(.didSelectMatch(row)) }
  }

  /// Call when a match is to go. It does so at once, and can come back.
  public func deleteMatch(at row: MatchRow.ID) {
    guard let page, let match = page.match(row), let location = storage.current?.location,
      let deletion = deletions.begin(match, at: location, in: page)
    else { return }
    deleted = (deleted + [deletion]).suffix(Self.mostDeleted)
    change(.delete(deletion))
  }

  /// Call when the last deletion wasn't meant.
  public func undoButtonTapped() {
    if let last = deleted.popLast() { change(.restore(last)) }
  }

  /// Call when what was deleted may stay so.
  public func dismissUndoButtonTapped() { deleted = [] }

  /// The editor of a match; it stays with this one, whatever the list is by then.
  ///
  /// - Parameters:
  ///   - row: the match, which is looked for in the store when it isn't in the list, or not yet; `nil` for a new one.
  ///   - screen: the screen it is for.
  package func editViewModel(
    of row: MatchRow.ID?,
    screen: Screen<EditMatchViewModel.Event>
  ) -> EditMatchViewModel {
    EditMatchViewModel(
      row.map { page?.match($0).map(EditSubject.known) ?? .unread($0) } ?? .new,
      storage: storage,
      formats: formats,
      keepsDates: { [weak self] in self?.page?.isWithoutDates != true },
      screen: screen
    )
  }

  private func change(_ change: MatchChange) {
    pending.append(change)
    changing(screen, of: self) { await $0.make(change) }
  }

  private func make(_ change: MatchChange) async {
    // One whose deletion has failed isn't brought back.
    guard pending.contains(change) else { return }
    do {
      switch change {
      case .delete(let deletion):
        try await store(of: deletion).delete(deletion.match.id)
        count.made = deletion.number
      case .restore(let deletion):
        try await store(of: deletion).restore(deletion.match)
      }
      pending.removeAll { $0 == change }
      reading.reload()
    } catch is CancellationError {
      // The screen is gone; what was to be done is done when it comes back.
    } catch {
      pending.removeAll { $0 == change }
      failed(change, error)
    }
  }

  private func failed(_ change: MatchChange, _ error: any Error) {
    switch change {
    case .delete(let deletion):
      if case MatchesError.notFound = error {
        // Somebody else was faster, and that is no failure; or this one, before the process died.
        count.made = deletion.number
        if !resumed.contains(change) { deleted.removeAll { $0 == deletion } }
        return reading.reload()
      }
      deletions.forget(deletion)
      deleted.removeAll { $0 == deletion }
      pending.removeAll { $0 == .restore(deletion) }
    case .restore(let deletion):
      // What can never come back mustn't stand before what can.
      if (error as? MatchesError)?.canPass ?? true { deleted.append(deletion) }
    }
    screen.send(.didFail(error.userMessage))
  }

  private func store(of deletion: Deletion) throws -> any MatchStore {
    guard let open = storage.open(deletion.location) else { throw MatchesError.unreachable }
    return open.store
  }
}

/// What was deleted can come back also after the process died, and what was to be done is done then.
extension MatchesViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let isEditing: Bool
    fileprivate let limit: Int
    fileprivate let deleted: [Deletion]
    fileprivate let pending: [MatchChange]
  }

  public var savedState: SavedState {
    get { SavedState(isEditing: isEditing, limit: limit, deleted: deleted, pending: pending) }
    set {
      isEditing = newValue.isEditing
      limit = newValue.limit
      deleted = newValue.deleted
      resumed = newValue.pending
      let deletions = newValue.pending.compactMap {
        if case .delete(let deletion) = $0 { deletion } else { nil }
      }
      self.deletions.resume(deletions, after: deleted)
      for change in newValue.pending { self.change(change) }
    }
  }
}
