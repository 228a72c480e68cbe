import CloudyModel
import CloudyViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Cloudy: places that are kept", .inEveryMode)
struct LocationsTests {
  private func driver(_ favorites: [Location] = []) async throws -> CloudyDriver {
    let store = try SQLitePlaceStore.inMemory()
    for location in favorites { try await store.add(location, of: CloudyDriver.visitor) }
    let cloudy = try CloudyDriver(store: store, path: "locations")
    try await cloudy.settle()
    return cloudy
  }

  @Test("none: one row says so, with which nothing can be done")
  func empty() async throws {
    let cloudy = try await driver()
    #expect(try cloudy.favorites.isEmpty)
    #expect(try cloudy.locations.noFavorites == "No Favorites Found")
    try cloudy.app.on(LocationsViewModel.self) {
      $0.select("")
      $0.delete("")
    }
    try await cloudy.settle()
    try cloudy.app.expect("Ghent ▸ [sheet] Locations")
    #expect(try cloudy.locations.undoText == nil)
    try await cloudy.close()
  }

  @Test("a place that is found and chosen is kept, and the list comes back with it")
  func add() async throws {
    let cloudy = try await driver()
    try await cloudy.add("Brus")
    try cloudy.app.expect("Ghent ▸ [sheet] Locations")
    #expect(try cloudy.favorites == ["Brussels"])
    #expect(try cloudy.locations.noFavorites == nil)
    #expect(
      try await cloudy.store.favorites(of: CloudyDriver.visitor) == [.brussels]
    )
    try await cloudy.close()
  }

  @Test("added twice it is there once")
  func addTwice() async throws {
    let cloudy = try await driver()
    try await cloudy.add("Brus")
    try await cloudy.add("Brus")
    #expect(try cloudy.favorites == ["Brussels"])
    try await cloudy.close()
  }

  @Test("Cancel leads back and keeps nothing")
  func cancel() async throws {
    let cloudy = try await driver()
    try cloudy.app.on(LocationsViewModel.self) { $0.addButtonTapped() }
    try await cloudy.settle()
    try cloudy.app.expect("Ghent ▸ [sheet] Locations ▸ Add Location")
    try await cloudy.search("Brus")
    try await cloudy.settle()
    try cloudy.app.on(AddLocationViewModel.self) { $0.cancelButtonTapped() }
    try await cloudy.settle()
    try cloudy.app.expect("Ghent ▸ [sheet] Locations")
    #expect(try cloudy.favorites.isEmpty)
    try await cloudy.close()
  }

  @Test("what an address looks for is found at once, and what is typed survives")
  func query() async throws {
    let cloudy = try CloudyDriver(path: "locations/add?q=Par")
    try await cloudy.settle()
    #expect(try cloudy.add.query == "Par")
    #expect(
      try cloudy.add.locations.map(\.detail) == ["Île-de-France, France", "Texas, United States"]
    )
    try await cloudy.search("Gh")
    try await cloudy.settle()
    try cloudy.app.die()
    try await cloudy.settle()
    #expect(try cloudy.add.query == "Gh")
    #expect(try cloudy.add.locations.map(\.text) == ["Ghent"])
    try await cloudy.close()
  }

  @Test("the address says what is looked for")
  func address() async throws {
    let cloudy = try CloudyDriver(path: "locations/add")
    try await cloudy.settle()
    try await cloudy.search("Gh")
    try await cloudy.settle()
    #expect(cloudy.app.path == "locations/add?q=Gh")
    try cloudy.app.on(AddLocationViewModel.self) { $0.clearButtonTapped() }
    #expect(cloudy.app.path == "locations/add")
    try cloudy.app.back()
    try await cloudy.settle()
    try cloudy.app.expect("Ghent ▸ [sheet] Locations")
    try await cloudy.close()
  }

  @Test("a favourite that is chosen closes the list, and its weather shows, also next time")
  func choose() async throws {
    let cloudy = try await driver([.paris, .brussels])
    let id = try cloudy.favorite("Brussels")
    try cloudy.app.on(LocationsViewModel.self) { $0.select(id) }
    try await cloudy.settle()
    try cloudy.app.expect("Brussels")
    #expect(try await cloudy.store.choice(of: CloudyDriver.visitor) == .brussels)
    let later = try CloudyDriver(store: cloudy.store)
    try await later.settle()
    try later.app.expect("Brussels")
    try await later.close()
    try await cloudy.openLocations()
    try cloudy.app.on(LocationsViewModel.self) { $0.selectCurrent() }
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    try await cloudy.close()
  }

  @Test("F2.10: deleting the last one shows that there is none")
  func deleteLast() async throws {
    let cloudy = try await driver([.paris])
    let id = try cloudy.favorite("Paris")
    try cloudy.app.on(LocationsViewModel.self) { $0.delete(id) }
    try await cloudy.settle()
    #expect(try cloudy.locations.noFavorites == "No Favorites Found")
    #expect(try cloudy.locations.undoText == "Paris was deleted.")
    try await cloudy.close()
  }

  @Test("what was deleted comes back to where it was, the last one first")
  func undo() async throws {
    let cloudy = try await driver([.paris, .brussels, .ghent])
    for name in ["Paris", "Ghent"] {
      let id = try cloudy.favorite(name)
      try cloudy.app.on(LocationsViewModel.self) { $0.delete(id) }
      try await cloudy.settle()
    }
    #expect(try cloudy.favorites == ["Brussels"])
    #expect(try cloudy.locations.undoText == "Ghent and 1 more were deleted.")
    try cloudy.app.on(LocationsViewModel.self) { $0.undoButtonTapped() }
    try await cloudy.settle()
    #expect(try cloudy.favorites == ["Brussels", "Ghent"])
    try cloudy.app.on(LocationsViewModel.self) { $0.undoButtonTapped() }
    try await cloudy.settle()
    #expect(try cloudy.favorites == ["Paris", "Brussels", "Ghent"])
    #expect(try cloudy.locations.undoText == nil)
    try await cloudy.close()
  }

  @Test("what may stay deleted isn't offered any more")
  func dismissUndo() async throws {
    let cloudy = try await driver([.paris])
    let id = try cloudy.favorite("Paris")
    try cloudy.app.on(LocationsViewModel.self) { $0.delete(id) }
    try await cloudy.settle()
    try cloudy.app.on(LocationsViewModel.self) { $0.dismissUndoButtonTapped() }
    #expect(try cloudy.locations.undoText == nil)
    #expect(try cloudy.favorites.isEmpty)
    try await cloudy.close()
  }

  @Test("a chosen favourite that is deleted stays what is shown")
  func deleteChosen() async throws {
    let cloudy = try await driver([.paris])
    try await cloudy.store.setChoice(.paris, of: CloudyDriver.visitor)
    let id = try cloudy.favorite("Paris")
    try cloudy.app.on(LocationsViewModel.self) { $0.delete(id) }
    try await cloudy.settle()
    try cloudy.app.expect("Paris ▸ [sheet] Locations")
    try await cloudy.close()
  }

  @Test("favourites are put in another order", arguments: [(0, 2), (2, 0), (1, 2)])
  func move(source: Int, target: Int) async throws {
    let cloudy = try await driver([.paris, .brussels, .ghent])
    var expected = ["Paris", "Brussels", "Ghent"]
    expected.insert(expected.remove(at: source), at: target)
    let id = LocationRow([Location.paris, .brussels, .ghent][source]).id
    try cloudy.app.on(LocationsViewModel.self) { locations in
      locations.move(id, to: target)
      // The order changes at once, so that a row doesn't go back before it is stored.
      #expect(locations.favorites.value?.map(\.text) == expected)
    }
    try await cloudy.settle()
    #expect(try cloudy.favorites == expected)
    #expect(
      try await cloudy.store.favorites(of: CloudyDriver.visitor).map(\.name) == expected
    )
    try await cloudy.close()
  }

  @Test("moves of what isn't there, or to where it is, do nothing; beyond the end is the end")
  func moveNothing() async throws {
    let cloudy = try await driver([.paris, .brussels, .ghent])
    for (id, target) in [("nowhere", 0), (LocationRow(.brussels).id, 1)] {
      try cloudy.app.on(LocationsViewModel.self) { $0.move(id, to: target) }
      try await cloudy.settle()
      #expect(try cloudy.favorites == ["Paris", "Brussels", "Ghent"])
    }
    try cloudy.app.on(LocationsViewModel.self) { $0.move(LocationRow(.paris).id, to: 99) }
    try await cloudy.settle()
    #expect(try cloudy.favorites == ["Brussels", "Ghent", "Paris"])
    try await cloudy.close()
  }

  @Test("many moves, each before the one before is stored, end where the person has put the row")
  func burst() async throws {
    let places = (0..<10).map { Location(name: "\($0)", latitude: Double($0), longitude: 0) }
    let cloudy = try await driver(places)
    let id = LocationRow(places[0]).id
    try cloudy.app.on(LocationsViewModel.self) { locations in
      for target in 1...9 { locations.move(id, to: target) }
    }
    weak let locations = try cloudy.locations
    let favorites = History { locations?.favorites.value?.map(\.text) }
    try await cloudy.settle()
    // Changes that are stored meanwhile don't move a row back, as long as the view model lives.
    #expect(favorites.values.compactMap(\.self) == [(1...9).map(String.init) + ["0"]])
    #expect(try cloudy.favorites == (1...9).map(String.init) + ["0"])
    #expect(
      try await cloudy.store.favorites(of: CloudyDriver.visitor).map(\.name)
        == (1...9).map(String.init) + ["0"]
    )
    try await cloudy.close()
  }

  @Test("a move is of the row that was taken, though another page has deleted one meanwhile")
  func moveAfterDeletionElsewhere() async throws {
    let cloudy = try await driver([.paris, .brussels, .ghent])
    try await cloudy.store.remove(.paris, of: CloudyDriver.visitor)
    try cloudy.app.on(LocationsViewModel.self) { $0.move(LocationRow(.brussels).id, to: 2) }
    try await cloudy.settle()
    try await cloudy.app.wait { try cloudy.favorites == ["Ghent", "Brussels"] }
    try await cloudy.close()
  }

  @Test("what can't be stored says so, and what shows is what is stored")
  func storeFails() async throws {
    let store = try ScriptedStore()
    for location in [Location.paris, .brussels] {
      try await store.add(location, of: CloudyDriver.visitor)
    }
    let cloudy = try CloudyDriver(store: store, path: "locations")
    try await cloudy.settle()
    store.failsToWrite = true
    try cloudy.app.on(LocationsViewModel.self) { $0.move(LocationRow(.paris).id, to: 1) }
    try await cloudy.settle()
    // The message belongs to the screen and is lost with the process.
    if TestApp.mode == .alive { #expect(try cloudy.locations.message == "The disk is full.") }
    #expect(try cloudy.favorites == ["Paris", "Brussels"])
    let id = try cloudy.favorite("Paris")
    try cloudy.app.on(LocationsViewModel.self) { $0.delete(id) }
    try await cloudy.settle()
    #expect(try cloudy.favorites == ["Paris", "Brussels"])
    #expect(try cloudy.locations.undoText == nil)
    try await cloudy.close()
  }

  @Test("F2.12: what a screen tells is let go of with the screen")
  func released() async throws {
    let cloudy = try await driver([.paris])
    weak let locations = try cloudy.locations
    #expect(locations != nil)
    try cloudy.app.on(LocationsViewModel.self) { $0.doneButtonTapped() }
    try await cloudy.settle()
    try await cloudy.app.wait { locations == nil }
    try await cloudy.close()
  }

  @Test("F2.13: the view model has the places, so what another page keeps shows here, too")
  func otherPage() async throws {
    let cloudy = try await driver()
    try await cloudy.store.add(.ghent, of: CloudyDriver.visitor)
    try await cloudy.app.wait { try cloudy.favorites == ["Ghent"] }
    try await cloudy.store.add(.paris, of: "somebody else")
    try await cloudy.settle()
    #expect(try cloudy.favorites == ["Ghent"])
    try await cloudy.close()
  }

  @Test("the places' origin is shown")
  func credit() async throws {
    let cloudy = try await driver()
    #expect(try cloudy.locations.credit == "Contains data from GeoNames, CC BY 4.0")
    try cloudy.app.on(LocationsViewModel.self) { $0.addButtonTapped() }
    try await cloudy.settle()
    #expect(try cloudy.add.credit == "Contains data from GeoNames, CC BY 4.0")
    try await cloudy.close()
  }
}
