import CloudyModel
import CloudyViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

/// AddLocationViewViewModelTests of the original, and tests derived from them: the search alone.
@MainActor
@Suite("Cloudy: searching for a place")
struct AddLocationViewModelTests {
  private let places = ScriptedPlaces()
  private let window = TestWindow(isolation: MainActor.shared)
  private var clock: TestClock { window.clock }

  private func model(
    _ service: (any LocationService)? = nil
  ) throws -> AddLocationViewModel {
    AddLocationViewModel(
      service: service ?? places,
      whereabouts: Whereabouts(
        store: try SQLitePlaceStore.inMemory(),
        visitor: "visitor",
        names: FixedPlaces(),
        device: Device(isolation: MainActor.shared, clock: clock),
        scope: window.scope
      ),
      screen: window.screen()
    )
  }

  private func wait(until hasHappened: () -> Bool) async {
    while !hasHappened() { await Task.yield() }
  }

  /// Types a text and waits until it was searched for.
  private func type(_ query: String, into model: AddLocationViewModel) async {
    model.query = query
    await wait { clock.sleepers > 0 }
    await clock.advance(by: .milliseconds(500))
    await wait { places.answers.requests.last == query }
  }

  @Test("\"Brus\" finds one location named Brussels")
  func brussels() async throws {
    let model = try model()
    await type("Brus", into: model)
    places.answers.succeed([.brussels])
    await wait { !model.querying }
    #expect(model.numberOfLocations == 1)
    #expect(model.count == "1 place")
    #expect(model.hasLocations)
    #expect(model.location(at: 0) == .brussels)
    #expect(model.viewModelForLocation(at: 0)?.text == "Brussels")
  }

  @Test("there are none at first")
  func initial() throws {
    #expect(try model().numberOfLocations == 0)
    #expect(try model().count == nil)
    #expect(try !model().querying)
  }

  @Test("a position that isn't there has none")
  func outOfRange() async throws {
    let model = try model()
    await type("Brus", into: model)
    places.answers.succeed([.brussels])
    await wait { !model.querying }
    #expect(model.location(at: 1) == nil)
    #expect(model.viewModelForLocation(at: 1) == nil)
    #expect(model.location(at: -1) == nil)
  }

  @Test("from the pause on it is querying, until the answer has come")
  func querying() async throws {
    let model = try model()
    await type("Brus", into: model)
    #expect(model.querying)
    places.answers.succeed([])
    await wait { !model.querying }
    #expect(model.message == "There is no place called “Brus”.")
    #expect(!model.canRetry && !model.hasFailed)
  }

  @Test("a damaged list of places is a failure that can't be tried again")
  func damaged() async throws {
    let model = try model()
    await type("Brus", into: model)
    places.answers.fail(LocationError.bundle("countries.tsv, line 12: …"))
    await wait { !model.querying }
    #expect(
      model.message == "The list of places is damaged. Please tell the people who run Cloudy."
    )
    #expect(model.hasFailed && !model.canRetry)
  }

  @Test("F2.5: keys that follow each other are one request")
  func debounce() async throws {
    let model = try model()
    for query in ["B", "Br", "Bru"] { model.query = query }
    await type("Brus", into: model)
    #expect(places.answers.history == ["Brus"])
  }

  @Test("F2.1: an answer to an older search changes nothing, though it comes last")
  func newestWins() async throws {
    let model = try model()
    await type("Brus", into: model)
    await type("Gh", into: model)
    places.answers.succeed([.ghent], to: "Gh")
    await wait { !model.querying }
    places.answers.succeed([.brussels], to: "Brus")
    try await window.settle()
    #expect(model.locations.map(\.text) == ["Ghent"])
  }

  @Test("F2.1: a search that was given up shows nothing any more")
  func cleared() async throws {
    let model = try model()
    await type("Brus", into: model)
    model.clearButtonTapped()
    #expect(!model.querying)
    places.answers.succeed([.brussels])
    try await window.settle()
    #expect(model.numberOfLocations == 0)
    #expect(model.message == nil)
  }

  @Test("F2.2: an empty text clears, and a blank one is empty", arguments: ["", " ", "\t\n"])
  func blank(text: String) async throws {
    let model = try model()
    await type("Brus", into: model)
    places.answers.succeed([.brussels])
    await wait { !model.querying }
    model.query = text
    model.searchButtonTapped()
    await clock.advance(by: .seconds(1))
    #expect(model.numberOfLocations == 0)
    #expect(places.answers.history == ["Brus"])
  }

  @Test("F2.3: what fails isn't querying, has no results but a message, and can be tried again")
  func fails() async throws {
    let model = try model()
    await type("Brus", into: model)
    places.answers.succeed([.brussels])
    await wait { !model.querying }
    await type("Gh", into: model)
    places.answers.fail(LocationError.service(.timedOut))
    await wait { !model.querying }
    #expect(model.numberOfLocations == 0)
    #expect(model.message == LocationError.service(.timedOut).userMessage)
    #expect(model.canRetry && model.hasFailed)
    model.retryButtonTapped()
    await wait { places.answers.requests == ["Gh"] }
    places.answers.succeed([.ghent])
    await wait { !model.querying }
    #expect(model.locations.map(\.text) == ["Ghent"])
    #expect(model.message == nil)
  }

  @Test("F2.4: giving up empties the field and the list, and what isn't asked for yet never is")
  func cancelEmpties() async throws {
    let model = try model()
    await type("Brus", into: model)
    places.answers.succeed([.brussels])
    await wait { model.hasLocations }
    model.query = "Gh"
    model.clearButtonTapped()
    #expect(model.query.isEmpty && !model.hasLocations && !model.querying)
    await clock.advance(by: .seconds(1))
    #expect(places.answers.history == ["Brus"])
  }

  @Test("the Search key needs no pause, and asks once")
  func submit() async throws {
    let model = try model()
    model.query = "Brus"
    model.searchButtonTapped()
    await wait { places.answers.requests == ["Brus"] }
    places.answers.succeed([.brussels])
    await wait { !model.querying }
    model.searchButtonTapped()
    await clock.advance(by: .seconds(1))
    #expect(places.answers.history == ["Brus"])
  }

  @Test("F2.5: who presses the Search key again and again asks once")
  func submitAgain() async throws {
    let model = try model()
    model.query = "Brus"
    model.searchButtonTapped()
    await wait { places.answers.requests == ["Brus"] }
    for _ in 0..<5 { model.searchButtonTapped() }
    places.answers.succeed([.brussels])
    // A search that was started again would wait for its answer.
    try await window.settle()
    #expect(places.answers.history == ["Brus"])
    #expect(model.locations.map(\.text) == ["Brussels"])
  }

  @Test("that there is no such place is said of what was looked for, not of what is typed since")
  func noMatch() async throws {
    let model = try model()
    await type("zzz", into: model)
    places.answers.succeed([])
    await wait { model.message == "There is no place called “zzz”." }
    model.query = "Brussels"
    #expect(model.message == nil)
    await type("Brussels", into: model)
    #expect(model.message == nil)
    places.answers.succeed([])
    await wait { model.message == "There is no place called “Brussels”." }
  }

  @Test("F2.5: a service that isn't for typing is asked only for what is submitted")
  func notForTyping() async throws {
    let places = ScriptedPlaces(isForTyping: false)
    let model = try model(places)
    model.query = "Brus"
    await clock.advance(by: .seconds(5))
    #expect(places.answers.history.isEmpty)
    #expect(model.hint == "Press Return to search.")
    model.searchButtonTapped()
    await wait { places.answers.requests == ["Brus"] }
    #expect(model.hint == nil)
    model.query = "Brussel"
    #expect(!model.querying)
    places.answers.succeed([.brussels])
    try await window.settle()
    #expect(model.numberOfLocations == 0)
  }

  @Test("F2.5: a search that was given up by typing on can be made all the same")
  func searchGivenUp() async throws {
    let places = ScriptedPlaces(isForTyping: false)
    let model = try model(places)
    model.query = "Paris"
    model.searchButtonTapped()
    await wait { places.answers.requests == ["Paris"] }
    places.answers.succeed([.paris])
    await wait { model.numberOfLocations == 1 }
    model.query = "Brussels"
    model.searchButtonTapped()
    await wait { places.answers.requests == ["Brussels"] }
    model.query = "Brusselss"
    model.query = "Brussels"
    #expect(model.hint == "Press Return to search.")
    places.answers.succeed([.brussels])
    try await window.settle()
    model.searchButtonTapped()
    await wait { places.answers.requests == ["Brussels"] }
    places.answers.succeed([.brussels])
    await wait { model.locations.map(\.title) == [LocationRow(.brussels).title] }
  }

  @Test("F2.15: what a view gets of a place is a row of texts")
  func rows() async throws {
    let model = try model()
    await type("Par", into: model)
    places.answers.succeed([.paris, .parisTexas])
    await wait { !model.querying }
    #expect(
      model.locations.map(\.title)
        == ["Paris, Île-de-France, France", "Paris, Texas, United States"]
    )
  }
}
