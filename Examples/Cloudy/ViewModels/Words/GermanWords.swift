/// What the app says in German.
struct GermanWords: CloudyWords {
  let add = "Hinzufügen"
  let cancel = "Abbrechen"
  let clear = "Leeren"
  let done = "Fertig"
  func delete(_ name: String) -> String { "\(name) löschen" }

  let addLocation = "Ort hinzufügen"
  let enterCity = "Stadt eingeben"
  let preparingPlaces = "Die Orte werden vorbereitet"
  let pressReturn = "Zum Suchen die Eingabetaste drücken."
  let results = "Ergebnisse"
  let searching = "Suche läuft"
  func places(_ count: Int) -> String { count == 1 ? "1 Ort" : "\(count) Orte" }
  func noPlace(called query: String) -> String { "Es gibt keinen Ort namens „\(query)“." }

  let locations = "Orte"
  let currentLocation = "Aktueller Standort"
  let currentLocationUnknown = "Aktueller Standort unbekannt"
  let favoriteLocations = "Lieblingsorte"
  let lookingForYou = "Ihr Standort wird ermittelt …"
  let noFavorites = "Keine Lieblingsorte vorhanden"
  let unknownLocation = "Unbekannter Ort"
  func wasDeleted(_ name: String) -> String { "\(name) wurde gelöscht." }
  func wereDeleted(_ name: String, andOthers count: Int) -> String {
    "\(name) und \(count) weitere wurden gelöscht."
  }

  let addToFavorites = "Zu den Lieblingsorten hinzufügen"
  let choosePlace = "Ort wählen"
  let climatologicalEstimate = "Klimatologischer Schätzwert, keine Vorhersage"
  let now = "Jetzt"
  let showExamplePlace = "Einen Beispielort zeigen"
  let showMyWeather = "Mein Wetter zeigen"
  let sunrise = "Sonnenaufgang"
  let sunset = "Sonnenuntergang"
  let weatherCredit = "Wetterdaten von Open-Meteo.com, CC BY 4.0"
  let week = "Woche"
  let wind = "Wind"
  func age(_ age: Age) -> String {
    switch age {
    case .moments: "Diese Daten sind weniger als eine Minute alt."
    case .minutes(let count): "Diese Daten sind \(count) \(count == 1 ? "Minute" : "Minuten") alt."
    case .hours(let count): "Diese Daten sind \(count) \(count == 1 ? "Stunde" : "Stunden") alt."
    case .days(let count): "Diese Daten sind \(count) \(count == 1 ? "Tag" : "Tage") alt."
    }
  }
  func weatherMeanwhile(of place: String) -> String {
    "Bis dahin sehen Sie das Wetter von \(place)."
  }
  func temperaturesOfWeek(_ days: [String]) -> String {
    "Temperaturen der Woche: \(days.joined(separator: ", "))"
  }
  func day(_ day: String, from low: String, to high: String) -> String {
    "\(day) \(low) bis \(high)"
  }
  func summary(_ english: String) -> String { Self.summaries[english] ?? english }

  let celsius = "Celsius"
  let fahrenheit = "Fahrenheit"
  let imperial = "Imperial"
  let metric = "Metrisch"
  let settings = "Einstellungen"
  let temperature = "Temperatur"
  let time = "Uhrzeit"
  let twelveHour = "12 Stunden"
  let twentyFourHour = "24 Stunden"
  let units = "Einheiten"

  func fahrenheit(_ number: String) -> String { "\(number) °F" }
  func celsius(_ number: String) -> String { "\(number) °C" }
  func milesPerHour(_ number: String) -> String { "\(number) mph" }
  func kilometresPerHour(_ number: String) -> String { "\(number) km/h" }
  func range(_ low: String, to high: String) -> String { "\(low) bis \(high)" }

  let noSuchPlace = "Diesen Ort gibt es nicht."
  let noWeather = "Cloudy konnte keine Wetterdaten abrufen."
  let placesDamaged =
    "Das Verzeichnis der Orte ist beschädigt. Bitte informieren Sie den Betreiber von Cloudy."
  let placesTooMany =
    "Die Antwort des Ortsdienstes ist zu groß. Bitte geben Sie mehr vom Namen ein."
  let placesUnreadable =
    "Die Orte können nicht gelesen werden. Bitte versuchen Sie es noch einmal."
  let positionDenied =
    "Ihr Gerät darf nicht mitteilen, wo Sie sind. Sie können es in den Einstellungen Ihres Browsers oder Geräts erlauben."
  let positionLate =
    "Es hat zu lange gedauert, Ihren Standort zu ermitteln. Bitte versuchen Sie es noch einmal."
  let positionUnavailable =
    "Ihr Gerät kann Ihren Standort im Moment nicht ermitteln. Bitte versuchen Sie es später noch einmal."
  let answerCutOff =
    "Die Antwort ist nicht vollständig angekommen. Bitte versuchen Sie es noch einmal."
  func answerMalformed(of service: CloudyService) -> String {
    "Die Antwort \(genitive(service)) kann nicht gelesen werden. Bitte versuchen Sie es später noch einmal."
  }
  func answerTooLarge(of service: CloudyService) -> String {
    "Die Antwort \(genitive(service)) ist zu groß."
  }
  func isLate(_ service: CloudyService) -> String {
    "\(name(service)) antwortet nicht rechtzeitig. Bitte versuchen Sie es noch einmal."
  }
  func isUnreachable(_ service: CloudyService) -> String {
    "\(name(service)) ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal."
  }
  func hasProblem(_ service: CloudyService, _ status: Int) -> String {
    "\(name(service)) hat ein Problem (\(status)). Bitte versuchen Sie es später noch einmal."
  }

  private func name(_ service: CloudyService) -> String {
    switch service {
    case .places: "Der Ortsdienst"
    case .weather: "Der Wetterdienst"
    }
  }

  private func genitive(_ service: CloudyService) -> String {
    switch service {
    case .places: "des Ortsdienstes"
    case .weather: "des Wetterdienstes"
    }
  }

  private static let summaries = [
    "Clear": "Klar", "Mostly Clear": "Überwiegend klar", "Partly Cloudy": "Teilweise bewölkt",
    "Partly cloudy": "Teilweise bewölkt", "Cloudy": "Bewölkt", "Overcast": "Bedeckt",
    "Fog": "Nebel", "Freezing Fog": "Gefrierender Nebel", "Light Drizzle": "Leichter Nieselregen",
    "Drizzle": "Nieselregen", "Heavy Drizzle": "Starker Nieselregen",
    "Light Freezing Drizzle": "Leichter gefrierender Nieselregen",
    "Heavy Freezing Drizzle": "Starker gefrierender Nieselregen", "Light Rain": "Leichter Regen",
    "Rain": "Regen", "Heavy Rain": "Starker Regen",
    "Light Freezing Rain": "Leichter gefrierender Regen",
    "Heavy Freezing Rain": "Starker gefrierender Regen", "Light Snow": "Leichter Schneefall",
    "Snow": "Schneefall", "Heavy Snow": "Starker Schneefall", "Snow Grains": "Schneegriesel",
    "Sleet": "Schneeregen", "Light Showers": "Leichte Schauer", "Showers": "Schauer",
    "Violent Showers": "Heftige Schauer", "Light Snow Showers": "Leichte Schneeschauer",
    "Heavy Snow Showers": "Starke Schneeschauer", "Thunderstorm": "Gewitter",
    "Thunderstorm with Light Hail": "Gewitter mit leichtem Hagel",
    "Thunderstorm with Heavy Hail": "Gewitter mit starkem Hagel", "Wind": "Wind",
    "Weather": "Wetter", "Unknown": "Unbekannt",
  ]
}
