import CloudyModel
import Foundation
public import Observation
public import Usher

/// The settings: the formats of times, speeds and temperatures.
@Observable
public final class SettingsViewModel: ViewModel {
  public var title: String { words.settings }
  /// What the view says.
  public var words: any CloudyWords { screen.words }

  private let whereabouts: Whereabouts
  private let screen: Screen<Event>

  /// The events for the coordinator.
  package enum Event { case didPressDone }

  package init(whereabouts: Whereabouts, screen: Screen<Event>) {
    self.whereabouts = whereabouts
    whereabouts.message = nil
    self.screen = screen
  }

  /// The sections for time, units and temperature.
  public var sections: Loadable<[SettingsSection]> {
    let locale = Locale(screen.device)
    return whereabouts.saved.map { Self.sections($0.notations.completed(for: locale), words) }
  }
  /// The reason why the last choice wasn't stored.
  public var message: String? { whereabouts.message }

  /// Call when a row was chosen; choosing the current notation does nothing.
  public func select(_ id: SettingsRow.ID) {
    let rows = sections.value?.flatMap(\.rows) ?? []
    guard rows.contains(where: { $0.id == id && !$0.isSelected }) else { return }
    whereabouts.change(
      .notations { notations in
        if let time = TimeNotation(rawValue: id) { notations.time = time }
        if let units = UnitsNotation(rawValue: id) { notations.units = units }
        if let temperature = TemperatureNotation(rawValue: id) {
          notations.temperature = temperature
        }
      }
    )
  }

  /// Call when the person wants to read the settings again after a failure.
  public func retryButtonTapped() { whereabouts.reload() }

  /// Call when the person is done.
  public func doneButtonTapped() { screen.send(.didPressDone) }

  private static func sections(
    _ stored: Notations,
    _ words: any CloudyWords
  ) -> [SettingsSection] {
    [
      SettingsSection(
        id: "time",
        label: words.time,
        rows: TimeNotation.allCases.map { SettingsRow($0, stored: stored.time, words) }
      ),
      SettingsSection(
        id: "units",
        label: words.units,
        rows: UnitsNotation.allCases.map { SettingsRow($0, stored: stored.units, words) }
      ),
      SettingsSection(
        id: "temperature",
        label: words.temperature,
        rows: TemperatureNotation.allCases.map {
          SettingsRow($0, stored: stored.temperature, words)
        }
      ),
    ]
  }
}
