/// A visitor's settings: the formats in which they see the weather.
package struct Notations: Equatable, Sendable {
  package var time: TimeNotation
  package var units: UnitsNotation
  package var temperature: TemperatureNotation

  package init(
    time: TimeNotation = .twelveHour,
    units: UnitsNotation = .imperial,
    temperature: TemperatureNotation = .fahrenheit
  ) {
    self.time = time
    self.units = units
    self.temperature = temperature
  }
}
