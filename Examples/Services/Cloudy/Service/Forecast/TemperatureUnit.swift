enum TemperatureUnit: String, CaseIterable {
  case celsius, fahrenheit

  var symbol: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    }
  }

  func value(ofCelsius temperature: Double) -> Double {
    switch self {
    case .celsius: temperature
    case .fahrenheit: temperature * 1.8 + 32
    }
  }
}
