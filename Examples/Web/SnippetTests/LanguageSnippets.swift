// The code of Documentation/Languages.md: compiled here, and used by LanguageSnippetTests.

import Foundation
import Observation
import Usher

protocol DepartureWords: Sendable {
  var departures: String { get }
  func nextTrain(at time: String) -> String
}

struct EnglishDepartureWords: DepartureWords {
  let departures = "Departures"
  func nextTrain(at time: String) -> String { "The next train leaves at \(time)." }
}

struct GermanDepartureWords: DepartureWords {
  let departures = "Abfahrten"
  func nextTrain(at time: String) -> String { "Der nächste Zug fährt um \(time)." }
}

extension Device {
  var departureWords: any DepartureWords {
    locale.language == "de" ? GermanDepartureWords() : EnglishDepartureWords()
  }
}

@Observable
final class DeparturesViewModel: ViewModel {
  private let departure: Date
  private let screen: Screen<Never>

  init(departure: Date, screen: Screen<Never>) {
    self.departure = departure
    self.screen = screen
  }

  var title: String { words.departures }
  var text: String { words.nextTrain(at: time(departure)) }

  private var words: any DepartureWords { screen.device.departureWords }

  private func time(_ date: Date) -> String {
    let device = screen.device
    let zone = device.timeZone.flatMap { TimeZone(identifier: $0) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: device.locale.fullIdentifier)
    formatter.timeZone = zone ?? .gmt
    // With the zone's name, as long as it may be another one than the person's.
    formatter.setLocalizedDateFormatFromTemplate(zone == nil ? "jmmz" : "jmm")
    return formatter.string(from: date)
  }
}

enum DeparturesRoute: Route, CaseIterable { case next }

final class DeparturesCoordinator: Coordinator {
  let flow: Flow<DeparturesRoute, Never>

  init(flow: Flow<DeparturesRoute, Never>) { self.flow = flow }

  func start() { show(.next) }

  func show(_ route: DeparturesRoute) {
    flow.push(at: route) {
      DeparturesViewModel(departure: Date(timeIntervalSince1970: 1_475_841_600), screen: $0)
    }
  }
}
