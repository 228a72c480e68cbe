import CloudyModel
public import Observation
public import Usher

/// How times, speeds and temperatures are written.
@Observable
public final class SettingsViewModel: ViewModel {
  public let title = "Settings"

  @ObservationIgnored private let whereabouts: Whereabouts
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private let didPressDone: () -> Void
  @ObservationIgnored private lazy var changing = Command(scope, of: self, policy: .queue) {
    (model: SettingsViewModel, id: SettingsRow.ID) in
    try await model.choose(id)
  }

  package init(whereabouts: Whereabouts, scope: Scope, didPressDone: @escaping () -> Void) {
    self.whereabouts = whereabouts
    self.scope = scope
    self.didPressDone = didPressDone
  }

  /// Time, units and temperature.
  public var sections: Loadable<[SettingsSection]> {
    whereabouts.saved.map { Self.sections($0.notations) }
  }
  /// Why the last choice wasn't kept.
  public var message: String? { changing.message }

  /// Call when a row was chosen; the current one does nothing.
  public func select(_ id: SettingsRow.ID) {
    let rows = sections.value?.flatMap(\.rows) ?? []
    if rows.contains(where: { $0.id == id && !$0.isSelected }) { changing(id) }
  }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { whereabouts.reload() }

  /// Call when the person is done.
  public func doneButtonTapped() { didPressDone() }

  private func choose(_ id: SettingsRow.ID) async throws {
    let (store, visitor) = (whereabouts.store, whereabouts.visitor)
    // Not from what shows: another page may have changed the others meanwhile.
    var notations = try await store.notations(of: visitor)
    if let time = TimeNotation(rawValue: id) { notations.time = time }
    if let units = UnitsNotation(rawValue: id) { notations.units = units }
    if let temperature = TemperatureNotation(rawValue: id) { notations.temperature = temperature }
    try await store.setNotations(notations, of: visitor)
    whereabouts.reload()
  }

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
