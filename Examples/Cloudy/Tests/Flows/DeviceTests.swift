import CloudyModel
import CloudyViewModels
import Foundation
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Cloudy: where the person is")
struct DeviceTests {
  @Test("allowed: the weather there, under the name of the nearest place")
  func allowed() async throws {
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(weather: weather, position: .at(51.06, 3.70))
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    #expect(weather.history.map(\.latitude) == [51.06])
    #expect(weather.history.map(\.timeZone) == ["Europe/Brussels"])
    try await cloudy.openLocations()
    #expect(try cloudy.locations.current.title == "Ghent, Flanders, Belgium")
    #expect(try cloudy.locations.isCurrentChosen)
    try await cloudy.close()
  }

  @Test(
    "denied or unavailable: the default place, and Current Location Unknown",
    arguments: [TestPosition.denied, .unavailable]
  )
  func fails(position: TestPosition) async throws {
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(weather: weather, position: position)
    try await cloudy.settle()
    #expect(weather.history.map { [$0.latitude, $0.longitude] } == [[51.400592, 4.76097]])
    try cloudy.app.expect("Brussels")
    let error: DevicePositionError = position == .denied ? .denied : .unavailable
    #expect(try cloudy.root.placeNotice?.hasPrefix(error.userMessage) == true)
    try await cloudy.openLocations()
    #expect(try cloudy.locations.current.text == "Current Location Unknown")
    #expect(try cloudy.locations.current.detail == error.userMessage)
    #expect(try !cloudy.locations.isCurrentKnown)
    try cloudy.app.on(LocationsViewModel.self) { $0.selectCurrent() }
    try cloudy.app.expect("Brussels ▸ [sheet] Locations")
    try await cloudy.close()
  }

  @Test("F2.11: while nobody has answered, there is no other place and nothing is fetched")
  func waiting() async throws {
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(weather: weather, position: .silent)
    try await cloudy.settle()
    #expect(try cloudy.root.waiting == "Looking for where you are…")
    #expect(weather.history.isEmpty)
    try await cloudy.openLocations()
    #expect(try cloudy.locations.current.text == "Looking for where you are…")
    #expect(try !cloudy.locations.canLocate)
    cloudy.app.device.position = .at(51.05, 3.72)
    try await cloudy.settle()
    #expect(weather.history.map(\.latitude) == [51.05])
    try await cloudy.close()
  }

  @Test("nobody answers in time: the default place meanwhile, and the answer counts when it comes")
  func timeout() async throws {
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(weather: weather, position: .silent)
    try await cloudy.settle()
    await cloudy.app.clock.advance(by: .seconds(15))
    try await cloudy.app.wait { !weather.history.isEmpty }
    #expect(weather.history.map { [$0.latitude, $0.longitude] } == [[51.400592, 4.76097]])
    try await cloudy.openLocations()
    #expect(try cloudy.locations.current.detail == DevicePositionError.timedOut.userMessage)
    #expect(try cloudy.locations.canLocate)
    cloudy.app.device.position = .at(51.05, 3.71667)
    try await cloudy.app.wait { try cloudy.locations.current.text == "Ghent" }
    try await cloudy.settle()
    #expect(weather.history.last?.latitude == 51.05)
    try await cloudy.close()
  }

  @Test("an answer that comes in time counts, though its name isn't known until the time is over")
  func justInTime() async throws {
    let names = ScriptedNames()
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(names: names, weather: weather, position: .silent)
    try await cloudy.see()
    await cloudy.app.clock.advance(by: .milliseconds(14_800))
    cloudy.app.device.position = .at(51.05, 3.71667)
    try await cloudy.app.wait { names.answers.requests == [51.05] }
    await cloudy.app.clock.advance(by: .milliseconds(300))
    names.answers.succeed(.ghent)
    try await cloudy.app.wait { !weather.history.isEmpty }
    try await cloudy.settle()
    #expect(weather.history.map(\.latitude) == [51.05])
    try cloudy.app.expect("Ghent")
    try await cloudy.close()
  }

  @Test("a place without a name is where it is")
  func unnamed() async throws {
    let cloudy = try CloudyDriver(names: FixedPlaces(known: []), position: .denied)
    try await cloudy.settle()
    try cloudy.app.expect("51.401, 4.761")
    try await cloudy.close()
  }

  @Test("a name that takes long is waited for half a second; the weather comes without it")
  func slowName() async throws {
    let names = ScriptedNames()
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(names: names, weather: weather)
    try await cloudy.see()
    try await cloudy.app.wait { names.answers.requests.count == 1 }
    #expect(try cloudy.root.waiting != nil)
    await cloudy.app.clock.advance(by: .milliseconds(500))
    try await cloudy.app.wait { try cloudy.day != nil }
    try cloudy.app.expect("51.050, 3.717")
    names.answers.succeed(.ghent)
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    // The place's time zone is now known, so days begin by its clocks.
    #expect(weather.history.map(\.timeZone) == [nil, "Europe/Brussels"])
    try await cloudy.close()
  }

  @Test("a name that comes late for where the person was doesn't bring them back there")
  func lateName() async throws {
    let names = ScriptedNames()
    let cloudy = try CloudyDriver(names: names, position: .at(51.0, 3.7))
    try await cloudy.waitForPlace(names, 1)
    cloudy.app.device.position = .at(48.9, 2.3)
    cloudy.app.device.activate()
    try await cloudy.app.wait { names.answers.requests.count == 2 }
    names.answers.succeed(.paris, to: 48.9)
    try await cloudy.app.wait { try cloudy.root.title == "Paris" }
    names.answers.succeed(.ghent, to: 51.0)
    try await cloudy.settle()
    try cloudy.app.expect("Paris")
    try await cloudy.close()
  }

  @Test("a denial counts, though the name of the place before is still looked for")
  func deniedWhileNaming() async throws {
    let names = ScriptedNames()
    let cloudy = try CloudyDriver(names: names, position: .at(51.0, 3.7))
    try await cloudy.waitForPlace(names, 1)
    cloudy.app.device.position = .denied
    cloudy.app.device.activate()
    try await cloudy.app.wait { names.answers.requests.count == 2 }
    await cloudy.app.clock.advance(by: .milliseconds(500))
    try await cloudy.app.wait { try cloudy.root.placeNotice != nil }
    try cloudy.app.expect("51.401, 4.761")
    for _ in 0..<2 { names.answers.succeed(.ghent) }
    try await cloudy.settle()
    #expect(try cloudy.root.placeNotice != nil)
    try await cloudy.close()
  }

  @Test("a name that couldn't be found is asked for again")
  func nameFailsOnce() async throws {
    let names = ScriptedNames()
    let cloudy = try CloudyDriver(names: names, position: .at(51.0, 3.7))
    try await cloudy.see()
    try await cloudy.app.wait { names.answers.requests.count == 1 }
    names.answers.fail(LocationError.storage("busy"))
    try await cloudy.app.wait { try cloudy.root.title == "51.000, 3.700" }
    try cloudy.app.on(RootViewModel.self) { $0.refresh() }
    try await cloudy.app.wait { names.answers.requests.count == 1 }
    names.answers.succeed(.ghent)
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    try await cloudy.close()
  }

  @Test(
    "F2.7: a chosen place stays when the device says where it is, and when the person comes back"
  )
  func chosenStays() async throws {
    let store = try SQLitePlaceStore.inMemory()
    try await store.add(.paris, of: CloudyDriver.visitor)
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(store: store, weather: weather)
    try await cloudy.settle()
    try await cloudy.openLocations()
    let id = try cloudy.favorite("Paris")
    try cloudy.app.on(LocationsViewModel.self) { $0.select(id) }
    try await cloudy.settle()
    try cloudy.app.expect("Paris")
    cloudy.app.device.position = .at(50.85, 4.35)
    cloudy.app.device.activate()
    try await cloudy.settle()
    try cloudy.app.expect("Paris")
    #expect(weather.history.last?.latitude == Location.paris.latitude)
    try await cloudy.openLocations()
    #expect(try cloudy.locations.current.text == "Ghent")
    #expect(try cloudy.locations.chosen == LocationRow(.paris).id)
    #expect(try !cloudy.locations.isCurrentChosen)
    try await cloudy.close()
  }

  @Test("who comes back elsewhere sees the weather there; within a kilometre nothing is fetched")
  func moved() async throws {
    let weather = FixedWeather()
    let cloudy = try CloudyDriver(weather: weather)
    try await cloudy.settle()
    cloudy.app.device.position = .at(51.052, 3.72)
    cloudy.app.device.activate()
    try await cloudy.settle()
    #expect(weather.history.count == 1)
    cloudy.app.device.position = .at(50.85, 4.35)
    cloudy.app.device.activate()
    try await cloudy.app.wait { try cloudy.root.title == "Brussels" }
    try await cloudy.settle()
    #expect(weather.history.count == 2)
    try await cloudy.close()
  }

  @Test("who takes the permission back is forgotten")
  func takenBack() async throws {
    let cloudy = try CloudyDriver()
    try await cloudy.settle()
    try cloudy.app.expect("Ghent")
    cloudy.app.device.position = .denied
    cloudy.app.device.activate()
    try await cloudy.app.wait { try cloudy.root.placeNotice != nil }
    try await cloudy.settle()
    try cloudy.app.expect("Brussels")
    try await cloudy.close()
  }

  @Test("a chosen place needs no permission: nobody is asked at the start")
  func notAsked() async throws {
    let store = try SQLitePlaceStore.inMemory()
    try await store.setChoice(.paris, of: CloudyDriver.visitor)
    let cloudy = try CloudyDriver(store: store, position: .silent)
    // The waiting text isn't shown either while the choice is being read.
    #expect(try cloudy.root.waiting == nil)
    try await cloudy.settle()
    try cloudy.app.expect("Paris")
    #expect(try cloudy.day != nil)
    cloudy.app.device.position = .at(51.05, 3.72)
    try await cloudy.openLocations()
    #expect(try cloudy.locations.current.text == "Ghent")
    try await cloudy.close()
  }
}
