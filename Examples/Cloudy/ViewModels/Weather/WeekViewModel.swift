package import CloudyModel

/// The weather of the next days, as it is written.
public struct WeekViewModel: Equatable, Sendable {
  public let days: [WeekDayViewModel]

  package init(_ days: [WeatherDay], _ formats: Formats) {
    self.days = days.map { WeekDayViewModel($0, formats) }
  }

  package var numberOfSections: Int { 1 }
  package var numberOfDays: Int { days.count }

  /// The day at a position; `nil` where there is none.
  public func viewModel(for index: Int) -> WeekDayViewModel? {
    days.indices.contains(index) ? days[index] : nil
  }
}
