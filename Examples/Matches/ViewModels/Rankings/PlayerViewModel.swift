import MatchesModel
public import Observation
public import Usher

/// The statistics of a player.
@Observable
public final class PlayerViewModel: ViewModel {
  /// The title of the button that leads away from a player who doesn't exist.
  public var leaveButtonTitle: String { screen.words.allPlayers }

  private let reading: Reading<PlayerPage>
  private let screen: Screen<Event>

  /// The events for the coordinator.
  package enum Event { case didLeave }

  /// - Parameter player: The player; one that doesn't exist in the store is shown as a failure.
  package init(
    _ player: RankingRow.ID,
    storage: Storage,
    formats: Formats,
    screen: Screen<Event>
  ) {
    self.screen = screen
    let device = screen.device
    reading = Reading(storage, screen) {
      try await PlayerPage.read(player, in: $0, formats.on(device)).get()
    }
  }

  /// The player's name, once it is known.
  public var title: String { reading.value.value?.name ?? screen.words.player }
  /// Matches played, won, drawn and lost, and against whom.
  public var statistics: Loadable<[StatisticsLine]> { reading.value.map(\.lines) }
  /// The chart of the rating over time; `nil` if there are too few matches for a line.
  public var chart: RatingChart? { reading.value.value?.chart }
  /// A notice about the chart or about matches that don't count, if there is one.
  public var notice: String? { reading.value.value?.notice }

  public var isLoading: Bool { reading.value.isLoading }

  /// Call when the person wants to see the other players.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  /// Call when the person wants to read the statistics again.
  public func refresh() { reading.reload() }
}
