import Foundation
import ModelTestSupport
import Testing

@testable import CloudyModel

@Suite("The gazetteer while it is opened")
struct OpeningTests {
  @Test("who asks before it is there waits for it, and it is built once")
  func waits() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      let reads = Kept(0)
      let gazetteer = OpeningGazetteer(at: folder) {
        reads.change { $0 += 1 }
        return files
      }
      async let found = gazetteer.locations(matching: "ghent")
      async let nearest = gazetteer.nearest(to: 51, 3.7)
      #expect(try await found.map(\.name) == ["Gent"])
      #expect(try await nearest?.name == "Gent")
      #expect(reads.value == 1)
    }
  }

  @Test("it tells how far it is, up to 1, and nothing once it is there")
  func progress() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      let gazetteer = OpeningGazetteer(at: folder) { files }
      var told: [Double] = []
      for await done in gazetteer.preparation() { told.append(done) }
      #expect(told.last == 1 && told == told.sorted())
      for await done in gazetteer.preparation() { Issue.record("It told \(done).") }
      #expect(try await gazetteer.locations(matching: "ghent").count == 1)
    }
  }

  @Test("what fails is told to who asks, and tried again by who asks next")
  func fails() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      let isFailing = Kept(true)
      let attempts = Kept(0)
      let gazetteer = OpeningGazetteer(at: folder) {
        attempts.change { $0 += 1 }
        if isFailing.value { throw LocationError.storage("no files") }
        return files
      }
      await #expect(throws: LocationError.storage("no files")) {
        try await gazetteer.locations(matching: "ghent")
      }
      #expect(attempts.value == 1)
      isFailing.change { $0 = false }
      #expect(try await gazetteer.locations(matching: "ghent").count == 1)
    }
  }

  @Test("who stops waiting leaves the others waiting")
  func cancelled() async throws {
    try await withFolder { folder in
      let files = try SmallWorld(in: folder).files
      let (gate, opened) = AsyncStream<Void>.makeStream()
      let isBuilding = Kept(false)
      let gazetteer = OpeningGazetteer(at: folder) {
        isBuilding.change { $0 = true }
        for await _ in gate { break }
        return files
      }
      let patient = Task { try await gazetteer.locations(matching: "ghent") }
      let impatient = Task { try await gazetteer.locations(matching: "paris") }
      while !isBuilding.value { await Task.yield() }
      impatient.cancel()
      await #expect(throws: CancellationError.self) { try await impatient.value }
      opened.yield()
      #expect(try await patient.value.map(\.name) == ["Gent"])
    }
  }

  @Test("how far places are from each other")
  func distance() {
    let brussels = Location(
      name: "",
      region: "",
      country: "",
      latitude: 50.8503,
      longitude: 4.3517,
      timeZone: nil
    )
    let ghent = Location(
      name: "",
      region: "",
      country: "",
      latitude: 51.05,
      longitude: 3.71667,
      timeZone: nil
    )
    // By the haversine formula.
    #expect(abs(brussels.distance(to: ghent) - 49_719.4) < 0.1)
    #expect(brussels.distance(to: brussels) == 0)
  }
}
