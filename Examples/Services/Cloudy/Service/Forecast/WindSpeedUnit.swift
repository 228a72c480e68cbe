enum WindSpeedUnit: String, CaseIterable {
  case kmh, ms, mph, kn

  /// The unit's symbol as Open-Meteo writes it.
  var symbol: String {
    switch self {
    case .kmh: "km/h"
    case .ms: "m/s"
    case .mph: "mp/h"
    case .kn: "kn"
    }
  }

  func value(ofMetresPerSecond speed: Double) -> Double {
    switch self {
    case .kmh: speed * 3.6
    case .ms: speed
    case .mph: speed * 3600 / 1609.344
    case .kn: speed * 3600 / 1852
    }
  }
}
