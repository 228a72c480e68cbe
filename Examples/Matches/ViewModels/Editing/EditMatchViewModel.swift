import Foundation
import MatchesModel
public import Observation
public import Usher

/// An editor for a new or an existing match.
///
/// The editor keeps the match and the store it was created with, even if another store is chosen.
@Observable
public final class EditMatchViewModel: ViewModel {
  /// The entered values; `nil` until the match was read.
  var parameters: MatchParameters?
  /// The values when the editor opened or last saved.
  var original: MatchParameters?
  /// The reason why the match couldn't be read.
  private var problem: (any Error)?

  /// The currently chosen store, which may differ from `storage`.
  private let chosen: Storage
  /// The match to change; `nil` for a new one.
  private let match: Match.ID?
  let storage: Storage
  private let baseFormats: Formats
  var formats: Formats { baseFormats.on(screen.device) }
  /// Returns whether the store keeps dates, as far as is known.
  let keepsDates: () -> Bool
  private let screen: Screen<Event>
  /// A new match whose saving failed but which may exist.
  @ObservationIgnored var uncertain: UncertainMatch?
  /// The match's current values in the store, after somebody else has changed it.
  @ObservationIgnored private var conflict: MatchParameters?
  private let reading = Command()
  private let saving = Command()

  /// The range of goals that a side can have.
  public static let goals = 0.0...100.0

  /// The events for the coordinator.
  package enum Event {
    case didPressHomePlayers, didPressAwayPlayers, didCancel, didSave
    case didFail(String)
    /// Somebody else has changed the match meanwhile; the text describes its current state.
    case didConflict(String)
  }

  package init(
    _ subject: EditSubject,
    storage: Storage,
    formats: Formats,
    keepsDates: @escaping () -> Bool,
    screen: Screen<Event>
  ) {
    chosen = storage
    self.storage = storage.pinned(screen.scope)
    baseFormats = formats
    self.keepsDates = keepsDates
    self.screen = screen
    switch subject {
    case .new:
      match = nil
      original = MatchParameters(now: formats)
    case .known(let known):
      match = known.id
      original = MatchParameters(known)
    case .unread(let id):
      match = id
    }
    parameters = original
    screen.beforeLeaving(self) { $0.verdict(on: $1) }
    guard parameters == nil else { return }
    screen.scope.observe { [weak self] in
      self?.storage.current
    } then: { [weak self] _ in
      self?.read()
    }
    read()
  }

  public var title: String { match == nil ? words.newMatch : words.editMatch }
  /// What the view says.
  public var words: any MatchesWords { screen.words }

  /// The state of the match: loading, failed or loaded.
  public var content: Loadable<Void> {
    if parameters != nil { return .loaded(()) }
    if let problem {
      return .failed(old: nil, message: problem.userMessage, canRetry: problem.canRetry)
    }
    return storage.message.map { .failed(old: nil, message: $0) } ?? .loading(old: nil)
  }
  public var homeGoals: ValueBinding<Double> { goals(\.homeGoals) }
  public var awayGoals: ValueBinding<Double> { goals(\.awayGoals) }
  public var formattedHomeGoals: String { formats.count(parameters?.homeGoals ?? 0) }
  public var formattedAwayGoals: String { formats.count(parameters?.awayGoals ?? 0) }
  public var homePlayersString: String { names(parameters?.homePlayers) ?? words.setHomePlayers }
  public var awayPlayersString: String { names(parameters?.awayPlayers) ?? words.setAwayPlayers }
  /// Whether the entered match is valid, for example with a player on each side.
  package var inputIsValid: Bool { parameters?.problems.isEmpty ?? false }
  /// Whether the match can be saved now.
  public var canSave: Bool { inputIsValid && !isSaving }
  public var isSaving: Bool { saving.isRunning }
  /// A notice about the store of the match, if another store was chosen meanwhile.
  public var notice: String? {
    guard let own = storage.current, let chosen = chosen.current, own != chosen else { return nil }
    return switch own.location {
    case .device: words.staysOnDevice()
    case .server(let url): words.stays(at: url.host ?? url.absoluteString)
    }
  }

  /// Call when the home players are to be chosen.
  public func homePlayersButtonTapped() { if !isSaving { screen.send(.didPressHomePlayers) } }

  /// Call when the away players are to be chosen.
  public func awayPlayersButtonTapped() { if !isSaving { screen.send(.didPressAwayPlayers) } }

  /// Call when the match is to be saved.
  public func saveButtonTapped() {
    if canSave { saving(screen, of: self) { await $0.save() } }
  }

  /// Call when the person leaves without saving.
  public func cancelButtonTapped() { screen.send(.didCancel) }

  /// The title of the button that leads away from a match that doesn't exist.
  public var leaveButtonTitle: String { words.allMatches }

  /// Call when the person wants to read the match again after a failure.
  public func retryButtonTapped() {
    problem = nil
    if storage.current == nil { storage.retry() } else { read() }
  }

  /// Returns the view model for choosing the home players; a choice is applied at once.
  package func manageHomePlayersViewModel(
    screen: Screen<ManagePlayersViewModel.Event>
  ) -> ManagePlayersViewModel {
    manage(\.homePlayers, against: \.awayPlayers, screen)
  }

  /// Returns the view model for choosing the away players; a choice is applied at once.
  package func manageAwayPlayersViewModel(
    screen: Screen<ManagePlayersViewModel.Event>
  ) -> ManagePlayersViewModel {
    manage(\.awayPlayers, against: \.homePlayers, screen)
  }

  /// Returns whether the person may leave without a prompt.
  private func verdict(on leaving: Leaving) -> Verdict {
    guard hasChanges, !leaving.keepsScreen else { return .allow }
    return .ask(
      .confirm(
        words.discardChanges,
        message: words.hasNotBeenSaved,
        confirm: words.discard,
        isDestructive: true,
        cancel: words.keepEditing
      )
    )
  }

  /// Saves the match and overwrites the changes that somebody else has made.
  package func overwrite() {
    if let conflict { original = conflict }
    saveButtonTapped()
  }

  private var hasChanges: Bool { parameters != original }

  private func manage(
    _ side: WritableKeyPath<MatchParameters, Set<Player>>,
    against other: KeyPath<MatchParameters, Set<Player>>,
    _ screen: Screen<ManagePlayersViewModel.Event>
  ) -> ManagePlayersViewModel {
    let selection = ValueBinding<Set<Player>> { [weak self] in
      self?.parameters?[keyPath: side] ?? []
    } set: { [weak self] in
      if let self, !isSaving { parameters?[keyPath: side] = $0 }
    }
    let disabled = ValueBinding<Set<Player>> { [weak self] in
      self?.parameters?[keyPath: other] ?? []
    } set: { _ in
    }
    return ManagePlayersViewModel(
      storage: storage,
      selectedPlayers: selection,
      disabledPlayers: disabled,
      match: { [weak self] in self?.content ?? .idle },
      screen: screen
    )
  }

  private func goals(_ side: WritableKeyPath<MatchParameters, Int>) -> ValueBinding<Double> {
    ValueBinding<Double> { [weak self] in
      Double(self?.parameters?[keyPath: side] ?? 0)
    } set: { [weak self] in
      if let self, !isSaving { parameters?[keyPath: side] = Int($0) }
    }
    .snapped(to: 1, in: Self.goals)
  }

  /// Returns the names, sorted; `nil` if there are none.
  private func names(_ players: Set<Player>?) -> String? {
    guard let players, !players.isEmpty else { return nil }
    return players.sortedByName().names
  }

  private func read() { reading(screen, of: self) { await $0.fetch() } }

  private func fetch() async {
    guard parameters == nil, let match, let store = storage.current?.store else { return }
    do {
      guard let found = try await store.matches().match(match) else { throw NoSuchMatch() }
      original = MatchParameters(found)
      parameters = original
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      problem = words.telling(error)
    }
  }

  private func save() async {
    guard let parameters else { return }
    guard let store = storage.current?.store else {
      return screen.send(.didFail(words.couldNotBeSaved(storage.message ?? "")))
    }
    do {
      let matches = try await store.matches()
      if let match, let theirs = changedMeanwhile(matches.match(match)) {
        return screen.send(.didConflict(theirs))
      }
      // An attempt that seemed to fail may have created the match; creating it again would make a
      // second one.
      if let known = match ?? uncertain?.found(among: matches) {
        try await store.update(known, with: parameters)
      } else {
        try await create(parameters, in: store, beside: matches)
      }
      original = parameters
      screen.send(.didSave)
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      screen.send(.didFail(words.couldNotBeSaved(words.telling(error).userMessage)))
    }
  }

  private func create(
    _ parameters: MatchParameters,
    in store: any MatchStore,
    beside matches: [Match]
  ) async throws {
    do {
      try await store.create(parameters)
    } catch let error as MatchesError {
      if error.mayBeDone { uncertain = UncertainMatch(parameters, beside: matches) }
      throw error
    }
  }

  /// Returns a description of the match if somebody else has changed it since it was read, because
  /// saving would overwrite that change; otherwise `nil`.
  private func changedMeanwhile(_ theirs: Match?) -> String? {
    guard let theirs, MatchParameters(theirs) != original else { return nil }
    conflict = MatchParameters(theirs)
    let score = formats.result(theirs.homeGoals, theirs.awayGoals)
    let date = theirs.playedAt.map { ", \(formats.dates().string(from: $0))" } ?? ""
    return words.isNow("\(theirs.homePlayers.names) \(score) \(theirs.awayPlayers.names)\(date)")
  }
}

extension MatchParameters {
  /// Creates the parameters of a match that was just played.
  fileprivate init(now formats: Formats) {
    self.init(
      homePlayers: [],
      awayPlayers: [],
      homeGoals: 0,
      awayGoals: 0,
      playedAt: formats.exactNow
    )
  }
}
