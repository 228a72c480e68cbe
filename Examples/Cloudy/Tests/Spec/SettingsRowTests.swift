import CloudyModel
import CloudyViewModels
import Testing

/// SettingsTimeViewModelTests, SettingsUnitsViewModelTests and SettingsTemperatureViewModelTests of
/// the original.
@Suite("Cloudy: rows of the settings, as the original's tests have them")
struct SettingsRowTests {
  @Test("texts")
  func texts() {
    #expect(SettingsRow(TimeNotation.twelveHour, stored: .twelveHour).text == "12 Hour")
    #expect(SettingsRow(TimeNotation.twentyFourHour, stored: .twelveHour).text == "24 Hour")
    #expect(SettingsRow(UnitsNotation.imperial, stored: .imperial).text == "Imperial")
    #expect(SettingsRow(UnitsNotation.metric, stored: .imperial).text == "Metric")
    #expect(SettingsRow(TemperatureNotation.fahrenheit, stored: .celsius).text == "Fahrenheit")
    #expect(SettingsRow(TemperatureNotation.celsius, stored: .celsius).text == "Celsius")
  }

  @Test("time: a checkmark if stored", arguments: TimeNotation.allCases, TimeNotation.allCases)
  func time(row: TimeNotation, stored: TimeNotation) {
    #expect(SettingsRow(row, stored: stored).isSelected == (row == stored))
  }

  @Test("units: a checkmark if stored", arguments: UnitsNotation.allCases, UnitsNotation.allCases)
  func units(row: UnitsNotation, stored: UnitsNotation) {
    #expect(SettingsRow(row, stored: stored).isSelected == (row == stored))
  }

  @Test(
    "temperature: a checkmark if stored",
    arguments: TemperatureNotation.allCases,
    TemperatureNotation.allCases
  )
  func temperature(row: TemperatureNotation, stored: TemperatureNotation) {
    #expect(SettingsRow(row, stored: stored).isSelected == (row == stored))
  }
}
