import Foundation
import ModelTestSupport
import Testing

@testable import CloudyModel

@Suite("What is kept of a visitor")
struct PlaceStoreTests {
  @Test("F2.7: what was chosen, until something else is, whatever the favourites are")
  func choice() async throws {
    let store = try SQLitePlaceStore.inMemory()
    #expect(try await store.choice(of: "ada") == nil)
    try await store.setChoice(.lier, of: "ada")
    try await store.add(.lier, of: "ada")
    try await store.remove(.lier, of: "ada")
    #expect(try await store.choice(of: "ada") == .lier)
    #expect(try await store.choice(of: "bob") == nil)
    try await store.setChoice(nil, of: "ada")
    #expect(try await store.choice(of: "ada") == nil)
  }

  @Test("how they want to see the weather, of which at first nothing is chosen")
  func notations() async throws {
    let store = try SQLitePlaceStore.inMemory()
    #expect(try await store.notations(of: "ada") == Notations())
    try await store.add(.ghent, of: "ada")
    #expect(try await store.notations(of: "ada") == Notations())
    for time in TimeNotation.allCases {
      for units in UnitsNotation.allCases {
        for temperature in TemperatureNotation.allCases {
          let notations = Notations(time: time, units: units, temperature: temperature)
          try await store.setNotations(notations, of: "ada")
          #expect(try await store.notations(of: "ada") == notations)
        }
      }
    }
    #expect(try await store.notations(of: "bob") == Notations())
  }

  @Test("all of it, in one file, by a store that is opened later")
  func kept() async throws {
    try await withFolder { folder in
      let path = folder.appending(path: "places.sqlite").path
      let unknown = Location(
        name: "'\"; 中\0",
        region: "",
        country: "",
        latitude: -0.1,
        longitude: 179.123456789,
        timeZone: nil
      )
      let notations = Notations(time: .twentyFourHour, units: .metric, temperature: .celsius)
      do {
        let store = try SQLitePlaceStore(path: path)
        for location in [Location.ghent, unknown] { try await store.add(location, of: "ada") }
        try await store.setChoice(unknown, of: "ada")
        try await store.setNotations(notations, of: "ada")
      }
      let store = try SQLitePlaceStore(path: path)
      #expect(try await store.favorites(of: "ada") == [.ghent, unknown])
      #expect(try await store.choice(of: "ada") == unknown)
      #expect(try await store.notations(of: "ada") == notations)
    }
  }

  @Test("changes at the same time are all made")
  func together() async throws {
    try await withFolder { folder in
      let store = try SQLitePlaceStore(path: folder.appending(path: "places.sqlite").path)
      try await withThrowingTaskGroup { group in
        for index in 0..<30 {
          group.addTask { try await store.add(.sample("\(index)", 0, 0), of: "ada") }
        }
        try await group.waitForAll()
      }
      let names = try await store.favorites(of: "ada").compactMap { Int($0.name) }
      #expect(names.sorted() == Array(0..<30))
    }
  }

  @Test("a change is made though nobody waits for it any more")
  func cancelled() async throws {
    let store = try SQLitePlaceStore.inMemory()
    try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.add(.lier, of: "ada")
    }.value
    #expect(try await store.favorites(of: "ada") == [.lier])
  }
}
