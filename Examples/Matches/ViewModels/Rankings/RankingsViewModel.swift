import MatchesModel
public import Observation
public import Usher

/// How good the players are, the best first.
@Observable
public final class RankingsViewModel: ViewModel {
  public let title = "Rankings"
  public let emptyTitle = "No rankings yet!"
  public let emptyText = "They come with the players you add to your matches."

  private var period = RankingPeriod.allTime

  private let reading: Reading<RankingsPage>
  private let chosen: ChosenPeriod
  private let screen: Screen<Event>

  /// What the rankings tell their coordinator.
  package enum Event { case didSelectPlayer(RankingRow.ID) }

  package init(storage: Storage, formats: Formats, screen: Screen<Event>) {
    self.screen = screen
    let chosen = ChosenPeriod()
    self.chosen = chosen
    reading = Reading(storage, screen) { store in
      try await RankingsPage.read(store, chosen.period, formats).get()
    }
  }

  /// The players and their ratings, in every state in which somebody may find them.
  public var rankings: Loadable<[RankingRow]> { page.map(\.rows) }
  /// The same; empty while there are none.
  public var rows: [RankingRow] { rankings.value ?? [] }
  /// Whether there is nobody, as far as is known.
  public var isEmpty: Bool { page.value?.rows.isEmpty ?? false }
  /// How the best players' ratings came about; `nil` if nobody has played in the period.
  public var chart: RatingChart? { page.value?.chart }
  /// What there is to say about the chart, or matches that don't count, if anything.
  public var notice: String? { page.value?.notice }
  public var isLoading: Bool { reading.value.isLoading }
  /// Why they couldn't be read.
  public var message: String? { reading.value.message }

  /// The matches that can count.
  public var periods: [PeriodOption] {
    RankingPeriod.allCases.map {
      PeriodOption(id: $0.rawValue, title: $0.title, isSelected: $0 == period)
    }
  }

  /// Call when other matches are to count.
  public func selectPeriod(_ id: PeriodOption.ID) {
    guard let period = RankingPeriod(rawValue: id), period != self.period else { return }
    choose(period)
    reading.reload()
  }

  /// Call when the person wants to see what is new.
  public func refresh() { reading.reload() }

  /// Call when a row was chosen.
  public func selectPlayer(at row: RankingRow.ID) {
    if rows.contains(where: { $0.id == row }) {
      screen.send(.didSelectPlayer(row))
    }
  }

  /// What was read of the period that is chosen; that of another isn't shown as this one's.
  private var page: Loadable<RankingsPage> {
    guard let page = reading.value.value, page.period != period else { return reading.value }
    return reading.value.message.map { .failed(old: nil, message: $0) } ?? .loading(old: nil)
  }

  private func choose(_ period: RankingPeriod) {
    self.period = period
    chosen.period = period
  }
}

/// Which matches count comes back after the process died.
extension RankingsViewModel: Restorable {
  public var savedState: String {
    get { period.rawValue }
    set {
      guard let period = RankingPeriod(rawValue: newValue), period != self.period else { return }
      choose(period)
      reading.reload()
    }
  }
}

/// The period to read the rankings of, when it comes to that.
private final class ChosenPeriod {
  var period = RankingPeriod.allTime
}

extension RankingPeriod {
  fileprivate var title: String {
    switch self {
    case .allTime: "All Time"
    case .last30Days: "Last 30 Days"
    case .last7Days: "Last 7 Days"
    }
  }
}
