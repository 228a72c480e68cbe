package import CloudyModel

/// The weather of the next days, formatted as text.
public struct WeekViewModel: Equatable, Sendable {
  public let days: [WeekDayViewModel]

  package init(_ days: [WeatherDay], _ formats: Formats) {
    self.days = days.map { WeekDayViewModel($0, formats) }
  }

  package var numberOfSections: Int { 1 }
  package var numberOfDays: Int { days.count }

  /// Returns the day at a position; `nil` if there is none.
  public func viewModel(for index: Int) -> WeekDayViewModel? {
    days.indices.contains(index) ? days[index] : nil
  }
}
