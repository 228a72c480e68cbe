import MatchesModel
public import Observation
public import Usher

/// The rankings of the players, the best first.
@Observable
public final class RankingsViewModel: ViewModel {
  public var title: String { words.rankings }
  /// What the view says.
  public var words: any MatchesWords { screen.words }

  private var period = RankingPeriod.allTime

  private let reading: Reading<RankingsPage>
  private let chosen: ChosenPeriod
  private let screen: Screen<Event>

  /// The events for the coordinator.
  package enum Event { case didSelectPlayer(RankingRow.ID) }

  package init(storage: Storage, formats: Formats, screen: Screen<Event>) {
    self.screen = screen
    let chosen = ChosenPeriod()
    self.chosen = chosen
    let device = screen.device
    reading = Reading(storage, screen) { store in
      try await RankingsPage.read(store, chosen.period, formats.on(device)).get()
    }
  }

  /// The players and their ratings, with the state of reading: loading, failed or loaded.
  public var rankings: Loadable<[RankingRow]> { page.map(\.rows) }
  /// The rows of ``rankings``; empty while there are none.
  public var rows: [RankingRow] { rankings.value ?? [] }
  /// Whether there are no players, as far as is known.
  public var isEmpty: Bool { page.value?.rows.isEmpty ?? false }
  /// The chart of the best players' ratings over time; `nil` if there are too few matches for a
  /// line.
  public var chart: RatingChart? { page.value?.chart }
  /// A notice about the chart or about matches that don't count, if there is one.
  public var notice: String? { page.value?.notice }
  public var isLoading: Bool { reading.value.isLoading }
  /// The reason why the rankings couldn't be read.
  public var message: String? { reading.value.message }

  /// The periods that can be chosen.
  public var periods: [PeriodOption] {
    RankingPeriod.allCases.map {
      PeriodOption(id: $0.rawValue, title: $0.title(words), isSelected: $0 == period)
    }
  }

  /// Call when another period is chosen.
  public func selectPeriod(_ id: PeriodOption.ID) {
    guard let period = RankingPeriod(rawValue: id), period != self.period else { return }
    choose(period)
    reading.reload()
  }

  /// Call when the person wants to read the rankings again.
  public func refresh() { reading.reload() }

  /// Call when a row was chosen.
  public func selectPlayer(at row: RankingRow.ID) {
    if rows.contains(where: { $0.id == row }) {
      screen.send(.didSelectPlayer(row))
    }
  }

  /// The rankings of the chosen period; rankings that were read for another period aren't shown.
  private var page: Loadable<RankingsPage> {
    guard let page = reading.value.value, page.period != period else { return reading.value }
    return reading.value.message.map { .failed(old: nil, message: $0) } ?? .loading(old: nil)
  }

  private func choose(_ period: RankingPeriod) {
    self.period = period
    chosen.period = period
  }
}

/// Restores the chosen period after the process died.
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

/// The period for the next reading.
private final class ChosenPeriod {
  var period = RankingPeriod.allTime
}

extension RankingPeriod {
  fileprivate func title(_ words: any MatchesWords) -> String {
    switch self {
    case .allTime: words.allTime
    case .last30Days: words.last30Days
    case .last7Days: words.last7Days
    }
  }
}
