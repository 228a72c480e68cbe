/// A visitor's settings: the formats in which they see the weather. What they haven't chosen is `nil`, and follows their
/// language and device.
package struct Notations: Equatable, Sendable {
  package var time: TimeNotation?
  package var units: UnitsNotation?
  package var temperature: TemperatureNotation?

  package init(
    time: TimeNotation? = nil,
    units: UnitsNotation? = nil,
    temperature: TemperatureNotation? = nil
  ) {
    self.time = time
    self.units = units
    self.temperature = temperature
  }
}
