import CloudyModel
import Foundation

extension Notations {
  /// Returns the notations with what is usual in a language and region in place of what wasn't chosen.
  func completed(for locale: Locale) -> Notations {
    let hasTwelve = locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
    return Notations(
      time: time ?? (hasTwelve ? .twelveHour : .twentyFourHour),
      units: units ?? (locale.measurementSystem == .metric ? .metric : .imperial),
      // Only the United States and few others have degrees Fahrenheit.
      temperature: temperature ?? (locale.measurementSystem == .us ? .fahrenheit : .celsius)
    )
  }
}
