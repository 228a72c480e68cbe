package import CloudyModel
import Foundation

/// The weather of the next days, formatted as text.
public struct WeekViewModel: Equatable, Sendable {
  public let days: [WeekDayViewModel]
  /// What is said beside the amounts.
  public var words: any CloudyWords { language.words }
  /// Whether the person reads from right to left: then time runs in this direction, too.
  public var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
  private let language: Locale.Language

  package init(_ days: [WeatherDay], _ formats: Formats) {
    language = formats.language
    self.days = days.map { WeekDayViewModel($0, formats) }
  }

  package var numberOfSections: Int { 1 }
  package var numberOfDays: Int { days.count }

  /// Returns the day at a position; `nil` if there is none.
  public func viewModel(for index: Int) -> WeekDayViewModel? {
    days.indices.contains(index) ? days[index] : nil
  }
}
