import CloudyModel
import Foundation
import RESTErrors
import Usher

/// What the app says, in one language: a type for each language has all of it, so the compiler finds what is missing.
///
/// ```swift
/// screen.words.places(3)      // "3 places", "3 Orte", "3 أماكن"
/// ```
public protocol CloudyWords: Sendable {
  // Buttons
  var add: String { get }
  var cancel: String { get }
  var clear: String { get }
  var done: String { get }
  func delete(_ name: String) -> String

  // The search for a place
  var addLocation: String { get }
  var enterCity: String { get }
  var preparingPlaces: String { get }
  var pressReturn: String { get }
  var results: String { get }
  var searching: String { get }
  func places(_ count: Int) -> String
  func noPlace(called query: String) -> String

  // The saved places
  var locations: String { get }
  var currentLocation: String { get }
  var currentLocationUnknown: String { get }
  var favoriteLocations: String { get }
  var lookingForYou: String { get }
  var noFavorites: String { get }
  var unknownLocation: String { get }
  func wasDeleted(_ name: String) -> String
  func wereDeleted(_ name: String, andOthers count: Int) -> String

  // The weather
  var addToFavorites: String { get }
  var choosePlace: String { get }
  var climatologicalEstimate: String { get }
  var now: String { get }
  var showExamplePlace: String { get }
  var showMyWeather: String { get }
  var sunrise: String { get }
  var sunset: String { get }
  var weatherCredit: String { get }
  var week: String { get }
  var wind: String { get }
  func age(_ age: Age) -> String
  func weatherMeanwhile(of place: String) -> String
  func temperaturesOfWeek(_ days: [String]) -> String
  func day(_ day: String, from low: String, to high: String) -> String
  /// A description of the weather in the words of its source, which are English.
  func summary(_ english: String) -> String

  // Settings
  var celsius: String { get }
  var fahrenheit: String { get }
  var imperial: String { get }
  var metric: String { get }
  var settings: String { get }
  var temperature: String { get }
  var time: String { get }
  var twelveHour: String { get }
  var twentyFourHour: String { get }
  var units: String { get }

  // Amounts
  func fahrenheit(_ number: String) -> String
  func celsius(_ number: String) -> String
  func milesPerHour(_ number: String) -> String
  func kilometresPerHour(_ number: String) -> String
  /// A range of numbers of which one is below zero: a dash would look like a second minus sign.
  func range(_ low: String, to high: String) -> String

  // Failures
  var noSuchPlace: String { get }
  var noWeather: String { get }
  var placesDamaged: String { get }
  var placesTooMany: String { get }
  var placesUnreadable: String { get }
  var positionDenied: String { get }
  var positionLate: String { get }
  var positionUnavailable: String { get }
  var answerCutOff: String { get }
  func answerMalformed(of service: CloudyService) -> String
  func answerTooLarge(of service: CloudyService) -> String
  func isLate(_ service: CloudyService) -> String
  func isUnreachable(_ service: CloudyService) -> String
  func hasProblem(_ service: CloudyService, _ status: Int) -> String
}

/// A service that can fail.
public enum CloudyService: Sendable { case places, weather }

extension Device {
  /// What the app says, in the person's language; English where that isn't spoken.
  var words: any CloudyWords { Locale(self).words }
}

extension Screen {
  var words: any CloudyWords { device.words }
}

extension Locale {
  /// The formats of a device.
  init(_ device: Device) { self.init(identifier: device.locale.fullIdentifier) }

  var words: any CloudyWords { language.words }
}

extension Locale.Language {
  var words: any CloudyWords {
    switch languageCode {
    case .german: GermanWords()
    case .arabic: ArabicWords()
    default: EnglishWords()
    }
  }
}
