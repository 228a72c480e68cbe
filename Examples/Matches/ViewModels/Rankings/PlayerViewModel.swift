import MatchesModel
public import Observation
public import Usher

/// What a player's matches come to.
@Observable
public final class PlayerViewModel: ViewModel {
  /// What the button says that leads away from a player who isn't there.
  public let leaveButtonTitle = "All Players"

  private let reading: Reading<PlayerPage>
  private let screen: Screen<Event>

  /// What the page tells its coordinator.
  package enum Event { case didLeave }

  /// - Parameter player: who it is about; who isn't in the store is told as a failure.
  package init(
    _ player: RankingRow.ID,
    storage: Storage,
    formats: Formats,
    screen: Screen<Event>
  ) {
    self.screen = screen
    reading = Reading(storage, screen) {
      try await PlayerPage.read(player, in: $0, formats).get()
    }
  }

  /// The player's name, once it is known.
  public var title: String { reading.value.value?.name ?? "Player" }
  /// Matches played, won, drawn and lost, and against whom.
  public var statistics: Loadable<[StatisticsLine]> { reading.value.map(\.lines) }
  /// How the rating came about; `nil` without matches.
  public var chart: RatingChart? { reading.value.value?.chart }
  /// What there is to say about the chart, or matches that don't count, if anything.
  public var notice: String? { reading.value.value?.notice }

  public var isLoading: Bool { reading.value.isLoading }

  /// Call when the person wants to see the others instead.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  /// Call when the person wants to see what is new, or to try again.
  public func refresh() { reading.reload() }
}
