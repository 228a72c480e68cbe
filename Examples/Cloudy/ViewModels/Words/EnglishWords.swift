/// What the app says in English.
package struct EnglishWords: CloudyWords {
  package init() {}

  package let add = "Add"
  package let cancel = "Cancel"
  package let clear = "Clear"
  package let done = "Done"
  package func delete(_ name: String) -> String { "Delete \(name)" }

  package let addLocation = "Add Location"
  package let enterCity = "Enter a City"
  package let preparingPlaces = "Preparing the places"
  package let pressReturn = "Press Return to search."
  package let results = "Results"
  package let searching = "Searching"
  package func places(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }
  package func noPlace(called query: String) -> String { "There is no place called “\(query)”." }

  package let locations = "Locations"
  package let currentLocation = "Current Location"
  package let currentLocationUnknown = "Current Location Unknown"
  package let favoriteLocations = "Favorite Locations"
  package let lookingForYou = "Looking for where you are…"
  package let noFavorites = "No Favorites Found"
  package let unknownLocation = "Unknown Location"
  package func wasDeleted(_ name: String) -> String { "\(name) was deleted." }
  package func wereDeleted(_ name: String, andOthers count: Int) -> String {
    "\(name) and \(count) more were deleted."
  }

  package let addToFavorites = "Add to Favorites"
  package let choosePlace = "Choose a Place"
  package let climatologicalEstimate = "Climatological estimate, not a forecast"
  package let now = "Now"
  package let showExamplePlace = "Show an Example Place"
  package let showMyWeather = "Show My Weather"
  package let sunrise = "Sunrise"
  package let sunset = "Sunset"
  package let weatherCredit = "Weather data by Open-Meteo.com, CC BY 4.0"
  package let week = "Week"
  package let wind = "Wind"
  package func age(_ age: Age) -> String {
    switch age {
    case .moments: "This is less than a minute old."
    case .minutes(let count): "This is \(count) minute\(count == 1 ? "" : "s") old."
    case .hours(let count): "This is \(count) hour\(count == 1 ? "" : "s") old."
    case .days(let count): "This is \(count) day\(count == 1 ? "" : "s") old."
    }
  }
  package func weatherMeanwhile(of place: String) -> String {
    "Until then this is the weather of \(place)."
  }
  package func temperaturesOfWeek(_ days: [String]) -> String {
    "Temperatures of the week: \(days.joined(separator: ", "))"
  }
  package func day(_ day: String, from low: String, to high: String) -> String {
    "\(day) \(low) to \(high)"
  }
  package func summary(_ english: String) -> String { english }

  package let celsius = "Celsius"
  package let fahrenheit = "Fahrenheit"
  package let imperial = "Imperial"
  package let metric = "Metric"
  package let settings = "Settings"
  package let temperature = "Temperature"
  package let time = "Time"
  package let twelveHour = "12 Hour"
  package let twentyFourHour = "24 Hour"
  package let units = "Units"

  package func fahrenheit(_ number: String) -> String { "\(number) °F" }
  package func celsius(_ number: String) -> String { "\(number) °C" }
  package func milesPerHour(_ number: String) -> String { "\(number) mph" }
  package func kilometresPerHour(_ number: String) -> String { "\(number) km/h" }
  package func range(_ low: String, to high: String) -> String { "\(low) to \(high)" }

  package let noSuchPlace = "There is no such place."
  package let noWeather = "Cloudy was unable to fetch weather data."
  package let placesDamaged =
    "The list of places is damaged. Please tell the people who run Cloudy."
  package let placesTooMany =
    "The answer of the service for places is too large. Please search for more."
  package let placesUnreadable = "The places can’t be read. Please try again."
  package let positionDenied =
    "This app isn’t allowed to see where you are. You can allow it in the settings of your browser or device."
  package let positionLate = "It took too long to find out where you are. Please try again."
  package let positionUnavailable =
    "Your device can’t tell where you are at the moment. Please try again later."
  package let answerCutOff = "The answer didn’t arrive completely. Please try again."
  package func answerMalformed(of service: CloudyService) -> String {
    switch service {
    case .places: "The answer of the service for places can’t be read. Please try again later."
    case .weather: "The weather service’s answer can’t be read. Please try again later."
    }
  }
  package func answerTooLarge(of service: CloudyService) -> String {
    switch service {
    case .places: placesTooMany
    case .weather: "The weather service’s answer is too large."
    }
  }
  package func isLate(_ service: CloudyService) -> String {
    "\(name(service)) takes too long to answer. Please try again."
  }
  package func isUnreachable(_ service: CloudyService) -> String {
    "\(name(service)) can’t be reached. Please check your connection and try again."
  }
  package func hasProblem(_ service: CloudyService, _ status: Int) -> String {
    "\(name(service)) has a problem (\(status)). Please try again later."
  }

  private func name(_ service: CloudyService) -> String {
    switch service {
    case .places: "The service for places"
    case .weather: "The weather service"
    }
  }
}
