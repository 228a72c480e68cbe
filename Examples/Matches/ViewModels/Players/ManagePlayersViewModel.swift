package import MatchesModel
public import Observation
public import Usher

/// The list of players, in which the players of one side are chosen. A choice is applied at once.
@Observable
public final class ManagePlayersViewModel: ViewModel {
  public var title: String { words.players }
  /// What the view says.
  public var words: any MatchesWords { screen.words }

  /// Whether rows can be deleted.
  public private(set) var isEditing = false

  private let reading: Reading<[Player]>
  private let storage: Storage
  private let selected: ValueBinding<Set<Player>>
  private let disabled: ValueBinding<Set<Player>>
  /// Returns the match that the players are chosen for: without a match, nobody can be chosen.
  private let match: () -> Loadable<Void>
  private let screen: Screen<Event>
  private let creating = Command(.queue)
  private let asking = Command(.restart)
  private let deleting = Command(.queue)

  /// The events for the coordinator.
  package enum Event {
    case didPressAdd
    case didAskToDelete(PlayerDeletion)
    case didFail(String)
    case didFailToCreate(name: String, message: String)
    /// The person leaves, because there is no match to choose players for.
    case didLeave
  }

  /// - Parameters:
  ///   - selectedPlayers: The chosen players; may also be changed elsewhere.
  ///   - disabledPlayers: The players who can't be chosen, because they are on the other side.
  ///   - match: Returns whether the match exists that the players are chosen for.
  package init(
    storage: Storage,
    selectedPlayers: ValueBinding<Set<Player>>,
    disabledPlayers: ValueBinding<Set<Player>>,
    match: @escaping () -> Loadable<Void> = { .loaded(()) },
    screen: Screen<Event>
  ) {
    self.storage = storage
    selected = selectedPlayers
    disabled = disabledPlayers
    self.match = match
    self.screen = screen
    reading = Reading(storage, screen) { try await $0.players() }
    screen.scope.observe { [weak self] in
      self?.known
    } then: { [weak self] in
      if let known = $0 { self?.dropDeleted(Set(known)) }
    }
  }

  /// All players, sorted by name, with the state of reading: loading, failed or loaded.
  public var players: Loadable<[PlayerRow]> {
    let match = match()
    guard match.value != nil else { return match.map { _ in [] } }
    let (selected, disabled) = (selected.value, disabled.value)
    return reading.value.map { players in
      players.map {
        PlayerRow(
          id: $0.id,
          name: $0.name,
          isSelected: selected.contains($0),
          canSelect: !disabled.contains($0)
        )
      }
    }
  }
  /// The rows of ``players``; empty while there are none.
  public var rows: [PlayerRow] { players.value ?? [] }
  /// Whether there are no players, as far as is known.
  public var isEmpty: Bool { canChoose && known?.isEmpty ?? false }
  public var isLoading: Bool { reading.value.isLoading }
  /// The reason why the players couldn't be read.
  public var message: String? { players.message }
  /// Whether there is a match that players can be chosen for.
  public var canChoose: Bool { match().value != nil }
  /// Whether editing can be started or is active. There must be somebody to edit.
  public var canEdit: Bool { isEditing || canChoose && known?.isEmpty == false }
  /// The title of the button that leads away from a match that doesn't exist.
  public var leaveButtonTitle: String { words.allMatches }
  /// Whether a player is being created or deleted, or a deletion is being prepared.
  public var isWorking: Bool { creating.isRunning || deleting.isRunning || asking.isRunning }
  /// The title of the button that starts or ends deleting.
  public var editButtonTitle: String { isEditing ? words.done : words.edit }

  /// Call when the person wants to read the players again.
  public func refresh() { reading.reload() }

  /// Call when the person wants to see the matches instead.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  /// Call when a row was chosen: the player is added to the side, or removed from it.
  public func togglePlayer(at row: PlayerRow.ID) {
    if isSelected(at: row) { deselectPlayer(at: row) } else { selectPlayer(at: row) }
  }

  /// Adds a player to the side, unless they are on the other side.
  public func selectPlayer(at row: PlayerRow.ID) {
    guard let player = player(row), canSelect(at: row) else { return }
    selected.value.insert(player)
  }

  /// Removes a player from the side.
  package func deselectPlayer(at row: PlayerRow.ID) {
    if let player = selected.value.first(where: { $0.id == row }) { selected.value.remove(player) }
  }

  /// Whether a player is on the side.
  public func isSelected(at row: PlayerRow.ID) -> Bool {
    selected.value.contains { $0.id == row }
  }

  /// Whether a player can be added to the side.
  public func canSelect(at row: PlayerRow.ID) -> Bool {
    !disabled.value.contains { $0.id == row }
  }

  /// Call when deleting is to be started or ended.
  public func editButtonTapped() { isEditing.toggle() }

  /// Call when a player is to be added.
  public func addButtonTapped() { screen.send(.didPressAdd) }

  /// Call when a player is to be deleted; the person is asked first.
  public func deletePlayer(at row: PlayerRow.ID) {
    asking(screen, of: self) { await $0.ask(row) }
  }

  /// The rule for a new player's name: not blank, and not used by another player.
  package var nameRule: Rule<String> {
    Rule { [weak self] name in
      do {
        _ = try PlayerName(name, among: self?.known ?? [])
        return nil
      } catch {
        return (self?.words.telling(error) ?? error).userMessage
      }
    }
  }

  /// Creates a player. The person chooses the player later; the new player isn't chosen at once.
  package func createPlayer(named name: String) {
    creating(screen, of: self) { await $0.create(name) }
  }

  /// Deletes a player and their matches.
  package func confirmDeletion(_ deletion: PlayerDeletion) {
    deleting(screen, of: self) { await $0.delete(deletion.id) }
  }

  private var known: [Player]? {
    switch reading.value {
    case .loaded(let players): players
    case .empty: []
    default: nil
    }
  }

  private func player(_ id: Player.ID) -> Player? {
    reading.value.value?.first { $0.id == id }
  }

  /// Removes deleted players from the choice, wherever they were deleted.
  private func dropDeleted(_ known: Set<Player>) {
    let left = selected.value.intersection(known)
    if left != selected.value { selected.value = left }
  }

  private func create(_ name: String) async {
    guard let store = storage.current?.store else { return }
    do {
      try await store.createPlayer(named: name)
      reading.reload()
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      screen.send(.didFailToCreate(name: name, message: words.telling(error).userMessage))
    }
  }

  private func ask(_ id: Player.ID) async {
    guard let player = player(id), let store = storage.current?.store else { return }
    do {
      // No `@concurrent` function is used here: Swift 6.3 may not return to the actor when one
      // throws (swiftlang/swift#88259).
      let matches = try await store.matches().filter { $0.side(of: id) != nil }
      screen.send(
        .didAskToDelete(PlayerDeletion(id: id, name: player.name, matches: matches.count, words))
      )
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      screen.send(.didFail(words.telling(error).userMessage))
    }
  }

  private func delete(_ id: Player.ID) async {
    guard let store = storage.current?.store else { return }
    do {
      try await store.deletePlayer(id)
    } catch MatchesError.notFound {
      // Somebody else has deleted the player.
    } catch is CancellationError {
      return
    } catch {
      screen.send(.didFail(words.telling(error).userMessage))
    }
    reading.reload()
  }
}
