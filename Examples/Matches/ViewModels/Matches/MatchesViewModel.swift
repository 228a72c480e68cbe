import MatchesModel
public import Observation
import RESTErrors
public import Usher

/// The list of matches, newest first. Matches can be added, edited and deleted.
///
/// The list makes the editors' view models itself, so that no other code gets a match.
@Observable
public final class MatchesViewModel: ViewModel {
  public var title: String { words.matches }
  /// What the view says.
  public var words: any MatchesWords { screen.words }

  /// Whether rows can be chosen for editing.
  public private(set) var isEditing = false
  /// The maximum number of shown rows.
  private var limit = MatchesViewModel.step
  private var deletions = Deletions()
  /// The deletions that can be undone, the last one at the end.
  private var deleted: [Deletion] = []
  /// The person's changes that the store hasn't made yet.
  private var pending: [MatchChange] = []

  private let reading: Reading<MatchesPage>
  private let count = DeletionCount()
  private let storage: Storage
  private let baseFormats: Formats
  private var formats: Formats { baseFormats.on(screen.device) }
  private let rows: MatchRows
  private let screen: Screen<Event>
  /// Makes the changes one after the other; none is dropped.
  private let changing = Command(.queue)
  /// The changes that the earlier process may have made before it died.
  @ObservationIgnored private var resumed: [MatchChange] = []

  private static let step = 100
  private static let mostDeleted = 50

  /// The events for the coordinator.
  package enum Event {
    case didPressAdd, didPressSettings
    case didSelectMatch(MatchRow.ID)
    case didFail(String)
  }

  package init(storage: Storage, formats: Formats, screen: Screen<Event>) {
    self.storage = storage
    baseFormats = formats
    self.screen = screen
    rows = MatchRows(formats)
    let count = count
    let device = screen.device
    reading = Reading(storage, screen) { store in
      let made = count.made
      return await MatchesPage(try await store.matches(), after: made, formats.on(device))
    }
  }

  private var page: MatchesPage? { reading.value.value }

  /// The matches in sections by date; one empty section while there are none.
  public var sections: [MatchSection] {
    rows.write(by: formats)
    return rows.sections(of: page, without: deletions, limit: limit)
  }
  /// The sections with the state of reading: loading, failed or loaded.
  public var matches: Loadable<[MatchSection]> { reading.value.map { _ in sections } }
  /// Whether there are no matches, as far as is known.
  public var isEmpty: Bool { page != nil && shown == 0 }
  /// Whether the matches are being read.
  public var isLoading: Bool { reading.value.isLoading }
  /// The reason why the matches couldn't be read.
  public var message: String? { reading.value.message }
  /// The state of further rows: available if there are more than those shown.
  public var more: MoreItems { shown > limit ? .available : .none }
  /// The title of the button that starts or ends editing.
  public var editButtonTitle: String { isEditing ? words.done : words.edit }
  /// Whether editing can be started or is active. There must be something to edit.
  public var canEdit: Bool { isEditing || shown > 0 }
  /// A text about the deletions that can be undone.
  public var undoText: String? {
    guard let last = deleted.last?.match else { return nil }
    let text = """
      \(last.homePlayers.names) \(formats.result(last.homeGoals, last.awayGoals)) \(last.awayPlayers.names)
      """
    return deleted.count == 1
      ? words.wasDeleted(text) : words.wereDeleted(text, andOthers: deleted.count - 1)
  }

  private var shown: Int {
    page.map { $0.count - deletions.count(in: $0) } ?? 0
  }

  /// Call when the person wants to read the matches again.
  public func refresh() { reading.reload() }

  /// Call when the last shown row becomes visible.
  public func endReached() {
    if more == .available { limit += Self.step }
  }

  /// Call when editing is to be started or ended.
  public func editButtonTapped() {
    if canEdit { isEditing.toggle() }
  }

  /// Call when a match is to be added.
  public func addButtonTapped() { screen.send(.didPressAdd) }

  /// Call when the person wants to choose where matches are stored.
  public func settingsButtonTapped() { screen.send(.didPressSettings) }

  /// Call when a row was chosen; this has an effect only while editing.
  public func selectMatch(at row: MatchRow.ID) {
    if isEditing, page?.match(row) != nil { screen.send(.didSelectMatch(row)) }
  }

  /// Call when a match is to be deleted. The row disappears at once, and the deletion can be
  /// undone.
  public func deleteMatch(at row: MatchRow.ID) {
    guard let page, let match = page.match(row), let location = storage.current?.location,
      let deletion = deletions.begin(match, at: location, in: page)
    else { return }
    deleted = (deleted + [deletion]).suffix(Self.mostDeleted)
    change(.delete(deletion))
  }

  /// Call when the last deletion is to be undone.
  public func undoButtonTapped() {
    if let last = deleted.popLast() { change(.restore(last)) }
  }

  /// Call when the text about deletions is closed: the deletions can't be undone any more.
  public func dismissUndoButtonTapped() { deleted = [] }

  /// Returns the view model of a match's editor. The editor keeps this match, even if the list
  /// changes.
  ///
  /// - Parameters:
  ///   - row: The match, which is read from the store if it isn't in the list; `nil` for a new one.
  ///   - screen: The editor's screen.
  package func editViewModel(
    of row: MatchRow.ID?,
    screen: Screen<EditMatchViewModel.Event>
  ) -> EditMatchViewModel {
    EditMatchViewModel(
      row.map { page?.match($0).map(EditSubject.known) ?? .unread($0) } ?? .new,
      storage: storage,
      formats: baseFormats,
      keepsDates: { [weak self] in self?.page?.isWithoutDates != true },
      screen: screen
    )
  }

  private func change(_ change: MatchChange) {
    pending.append(change)
    changing(screen, of: self) { await $0.make(change) }
  }

  private func make(_ change: MatchChange) async {
    // A match whose deletion has failed needn't be restored.
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
      // The screen is gone. The change is made when the screen comes back.
    } catch {
      pending.removeAll { $0 == change }
      failed(change, error)
    }
  }

  private func failed(_ change: MatchChange, _ error: any Error) {
    switch change {
    case .delete(let deletion):
      if case MatchesError.notFound = error {
        // Somebody else has deleted the match, which is no failure; or this change was made before
        // the process died.
        count.made = deletion.number
        if !resumed.contains(change) { deleted.removeAll { $0 == deletion } }
        return reading.reload()
      }
      deletions.forget(deletion)
      deleted.removeAll { $0 == deletion }
      pending.removeAll { $0 == .restore(deletion) }
    case .restore(let deletion):
      // A deletion that can never be undone mustn't hide those that can.
      if (error as? MatchesError)?.canPass ?? true { deleted.append(deletion) }
    }
    screen.send(.didFail(words.telling(error).userMessage))
  }

  private func store(of deletion: Deletion) throws -> any MatchStore {
    guard let open = storage.open(deletion.location) else {
      throw MatchesError.service(.unreachable)
    }
    return open.store
  }
}

/// Restores the deletions that can be undone, and continues the unfinished changes, after the
/// process died.
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
