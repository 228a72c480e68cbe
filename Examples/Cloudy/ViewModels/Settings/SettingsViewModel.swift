import CloudyModel
public import Observation
public import Usher

/// How times, speeds and temperatures are written.
@Observable
public final class SettingsViewModel: ViewModel {
  public let title = "Settings"

  private let whereabouts: Whereabouts
  private let screen: Screen<Event>

  /// What the settings tell their coordinator.
  package enum Event { case didPressDone }

  package init(whereabouts: Whereabouts, screen: Screen<Event>) {
    self.whereabouts = whereabouts
    whereabouts.message = nil
    self.screen = screen
  }

  /// Time, units and temperature.
  public var sections: Loadable<[SettingsSection]> {
    whereabouts.saved.map { Self.sections($0.notations) }
  }
  /// Why the last choice wasn't kept.
  public var message: String? { whereabouts.message }

  /// Call when a row was chosen; the current one does nothing.
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

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { whereabouts.reload() }

  /// Call when the person is done.
  public func doneButtonTapped() { screen.send(.didPressDone) }

  private static func sections(_ stored: Notations) -> [SettingsSection] {
    [
      SettingsSection(
        id: "time",
        label: "Time",
        rows: TimeNotation.allCases.map { SettingsRow($0, stored: stored.time) }
      ),
      SettingsSection(
        id: "units",
        label: "Units",
        rows: UnitsNotation.allCases.map { SettingsRow($0, stored: stored.units) }
      ),
      SettingsSection(
        id: "temperature",
        label: "Temperature",
        rows: TemperatureNotation.allCases.map { SettingsRow($0, stored: stored.temperature) }
      ),
    ]
  }
}
