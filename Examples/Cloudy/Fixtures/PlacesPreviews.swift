import CloudyModel
import CloudyViewModels
import Usher
import UsherPreviews

let locationsPreviews = [
  Preview("Locations", "loaded") { locations($0) },
  Preview("Locations", "loading") { locations($0, in: MemoryPlaces(.silent)) },
  Preview("Locations", "empty") { locations($0, in: MemoryPlaces()) },
  Preview("Locations", "failed") { locations($0, in: MemoryPlaces(.failing)) },
  Preview("Locations", "position unknown") { locations($0, knowsPosition: false) },
  Preview("Locations", "deleted") { screen in
    locations(screen).acting(on: screen, once: { $0.favorites.value != nil }) {
      $0.delete($0.favorites.value?.first?.id ?? "")
    }
  },
  Preview("Locations", "not stored") { screen in
    locations(screen, in: MemoryPlaces(.failingToWrite, favorites: .some))
      .acting(on: screen, once: { $0.favorites.value != nil }) {
        $0.delete($0.favorites.value?.first?.id ?? "")
      }
  },
  Preview("Locations", "long texts") {
    locations($0, in: MemoryPlaces(favorites: [.long, .ghent]))
  },
]

let addLocationPreviews = [
  Preview("Add Location", "empty") { adding($0, query: "") },
  Preview("Add Location", "found") { adding($0, query: "Par") },
  Preview("Add Location", "searching") { adding($0, query: "Par", FixedPlaces(.silent)) },
  Preview("Add Location", "nothing found") { adding($0, query: "Nowhere") },
  Preview("Add Location", "failed") { adding($0, query: "Par", FixedPlaces(.failing)) },
  Preview("Add Location", "press Return") { screen in
    adding(screen, query: "", FixedPlaces(isForTyping: false))
      .acting(on: screen) { $0.query = "Par" }
  },
  Preview("Add Location", "preparing") { adding($0, query: "", FixedPlaces(prepared: 0.4)) },
  Preview("Add Location", "long texts") {
    adding($0, query: String(LongText.sentence.prefix(4)), FixedPlaces(known: [.long]))
  },
]

private func locations(
  _ screen: Screen<LocationsViewModel.Event>,
  in places: MemoryPlaces = MemoryPlaces(favorites: .some, choice: .ghent),
  knowsPosition: Bool = true
) -> LocationsViewModel {
  let whereabouts = Whereabouts.of(places, screen)
  if knowsPosition { whereabouts.current = .brussels }
  return LocationsViewModel(
    whereabouts: whereabouts,
    credits: [FixedPlaces().attribution],
    screen: screen
  )
}

private func adding(
  _ screen: Screen<AddLocationViewModel.Event>,
  query: String,
  _ places: FixedPlaces = FixedPlaces()
) -> AddLocationViewModel {
  AddLocationViewModel(
    query: query,
    service: places,
    whereabouts: .of(MemoryPlaces(favorites: .some), screen),
    screen: screen
  )
}
