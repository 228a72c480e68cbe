public import Foundation
import MatchesModel
public import Observation
import RESTErrors
public import Usher

/// The list of matches, newest first. Matches can be searched, added, edited and deleted.
///
/// The list makes the editors' view models itself, so that no other code gets a match.
@Observable
public final class MatchesViewModel: ViewModel {
  public var title: String { words.matches }
  /// What the view says.
  public var words: any MatchesWords { screen.words }

  /// Whether rows can be chosen for editing.
  public private(set) var isEditing = false
  /// Names of players, or parts of them: only matches in which all of them played are listed. Empty for all matches.
  public var query = ""
  /// The day that the person has gone to last. When they choose one, the list is scrolled to its newest match, or to the
  /// newest one before it.
  public var day: Date? { didSet { if let day { scroll(to: day) } } }
  /// Where the list is scrolled to.
  public let position = ListPosition<MatchRow.ID>()
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
  private let made: MatchSections
  private let screen: Screen<Event>
  /// Makes the changes one after the other; none is dropped.
  private let changing = Command(.queue)
  /// The changes that the earlier process may have made before it died.
  @ObservationIgnored private var resumed: [MatchChange] = []

  private static let mostDeleted = 50
  /// So many matches are seen at once, and needn't be searched.
  private static let few = 20

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
    made = MatchSections(formats)
    let count = count
    let device = screen.device
    reading = Reading(storage, screen) { store in
      let made = count.made
      return await MatchesPage(try await store.matches(), after: made, formats.on(device))
    }
  }

  private var page: MatchesPage? { reading.value.value }

  /// The matches that are found, in sections by date; one empty section while there are none.
  public var sections: [MatchSection] {
    let formats = formats
    return made.sections(
      of: page,
      without: page.map(deletions.hidden) ?? [],
      MatchSearch(query, locale: formats.locale),
      formats
    )
  }
  /// The sections with the state of reading: loading, failed or loaded.
  public var matches: Loadable<[MatchSection]> { reading.value.map { _ in sections } }
  /// Whether there are no matches, as far as is known.
  public var isEmpty: Bool { page != nil && shown == 0 }
  /// Whether the matches are being read.
  public var isLoading: Bool { reading.value.isLoading }
  /// The reason why the matches couldn't be read.
  public var message: String? { reading.value.message }
  /// Whether matches can be searched, and days gone to. A few matches are seen at once.
  public var canFind: Bool { shown > Self.few || !query.isEmpty || day != nil }
  /// The days that can be gone to, by a time on the first and on the last one; `nil` if no match has a date.
  public var days: ClosedRange<Date>? { page?.dates }
  /// The time zone in which days begin and end.
  public var timeZone: TimeZone { formats.calendar.timeZone }
  /// A sentence about a search that has found nothing.
  public var notice: String? {
    guard shown > 0, sections.allSatisfy(\.rows.isEmpty) else { return nil }
    return words.noMatches(with: query)
  }
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

  private func scroll(to day: Date) {
    let calendar = formats.calendar
    let matches = sections.lazy.flatMap(\.rows.matches)
    guard let end = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: day)),
      let match = matches.first(where: { $0.playedAt.map { $0 < end } ?? false })
        ?? matches.last(where: { $0.playedAt != nil })
    else { return }
    position.scroll(to: match.id)
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

/// Restores the search, and the deletions that can be undone, and continues the unfinished changes, after the
/// process died.
extension MatchesViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let isEditing: Bool
    /// `nil` for none, also in what earlier versions have saved.
    fileprivate let query: String?
    fileprivate let deleted: [Deletion]
    fileprivate let pending: [MatchChange]
  }

  public var savedState: SavedState {
    get {
      SavedState(
        isEditing: isEditing,
        query: query.isEmpty ? nil : query,
        deleted: deleted,
        pending: pending
      )
    }
    set {
      isEditing = newValue.isEditing
      query = newValue.query ?? ""
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
