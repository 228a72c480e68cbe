import Testing

@testable import CloudyModel

@Suite("The order of what the gazetteer finds")
struct RankingTests {
  @Test("just the name, then what begins so or is so elsewhere, then words of it, then errors")
  func tiers() async throws {
    let names = try await World.gazetteer.locations(matching: "cologne").map(\.name)
    // A town in Lombardy has that name; Köln has it in English; Coulogne is one letter off.
    #expect(names == ["Cologne", "Köln", "Coulogne"])
    let york = try await World.gazetteer.locations(matching: "york").map(\.name)
    let whole = york.prefix { $0 == "York" }
    #expect(whole.count > 2 && !york.dropFirst(whole.count).contains("York"))
  }

  @Test("a name that begins so comes before one that has the word further on")
  func beginning() async throws {
    let names = try await World.gazetteer.locations(matching: "brusc").map(\.name)
    let firstOther = try #require(names.firstIndex { !$0.hasPrefix("Brusc") })
    #expect(firstOther > 0)
    #expect(!names[firstOther...].contains { $0.hasPrefix("Brusc") })
  }

  @Test("of those with one name the most populous come first")
  func population() async throws {
    let regions = try await World.gazetteer.locations(matching: "springfield us").prefix(4)
      .map(\.region)
    #expect(regions == ["Missouri", "Massachusetts", "Illinois", "Oregon"])
  }

  @Test("fewer errors come before more")
  func errors() async throws {
    let names = try await World.gazetteer.locations(matching: "sao paolo").map(\.name)
    #expect(names.first == "São Paulo")
    #expect(names.contains("San Paolo"))
  }

  @Test(
    "there are never more than 20, and no two look the same",
    arguments: ["s", "a", "san", "san jose", "pudur", "xinglong", "nawabganj", "м", "springfield"]
  )
  func distinguishable(_ query: String) async throws {
    let found = try await World.gazetteer.locations(matching: query)
    #expect(!found.isEmpty && found.count <= Gazetteer.mostLocations)
    #expect(Set(found.map(\.look)).count == found.count)
  }

  @Test("what is found has all that is known of it")
  func whole() async throws {
    let brussels = Location(
      name: "Brussels",
      region: "Brussels Capital",
      country: "Belgium",
      latitude: 50.85045,
      longitude: 4.34878,
      timeZone: "Europe/Brussels"
    )
    #expect(try await World.gazetteer.locations(matching: "brussels").first == brussels)
  }
}
