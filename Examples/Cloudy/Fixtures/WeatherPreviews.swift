import CloudyModel
import CloudyViewModels
import Foundation
import RESTErrors
import Usher
import UsherPreviews

let weatherPreviews = [
  Preview("Weather", "loaded") { weather($0) },
  Preview("Weather", "night") { weather($0, .of(.night)) },
  Preview("Weather", "estimate") { weather($0, .of(.estimate)) },
  Preview("Weather", "old") {
    weather($0, .of(.partlyCloudy, fetched: .noon - 7_200, failure: .unreachable))
  },
  Preview("Weather", "loading") { weather($0, FixedWeather(.silent)) },
  Preview("Weather", "failed") { weather($0, FixedWeather(.failing)) },
  Preview("Weather", "choice not read") { weather($0, in: MemoryPlaces(.failing)) },
  Preview("Weather", "looking for you") { weather($0, in: MemoryPlaces()) },
  Preview("Weather", "linked") { weather($0, at: .brussels) },
  Preview("Weather", "saved") { weather($0, at: .ghent) },
  Preview("Weather", "no such place") {
    weather($0, at: Location(name: "Nowhere", latitude: 95, longitude: 0))
  },
  Preview("Weather", "long texts") { weather($0, .of(.long), at: .long) },
]

private func weather(
  _ screen: Screen<RootViewModel.Event>,
  _ service: FixedWeather = .of(.partlyCloudy),
  at link: Location? = nil,
  in places: MemoryPlaces = MemoryPlaces(favorites: .some, choice: .brussels)
) -> RootViewModel {
  RootViewModel(
    link: link,
    whereabouts: .of(places, screen),
    names: FixedPlaces(),
    service: service,
    now: { .noon },
    screen: screen
  )
}
