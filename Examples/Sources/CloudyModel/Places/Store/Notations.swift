/// A visitor's settings: how they want to see the weather.
public struct Notations: Equatable, Sendable {
  public var time: TimeNotation
  public var units: UnitsNotation
  public var temperature: TemperatureNotation

  public init(
    time: TimeNotation = .twelveHour,
    units: UnitsNotation = .imperial,
    temperature: TemperatureNotation = .fahrenheit
  ) {
    self.time = time
    self.units = units
    self.temperature = temperature
  }
}
