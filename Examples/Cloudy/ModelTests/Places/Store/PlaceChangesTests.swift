import ModelTestSupport
import Testing
import UsherPubSub

@testable import CloudyModel

@Suite("Changes of a visitor's places and settings")
struct PlaceChangesTests {
  @Test("who listens hears of each")
  func each() async throws {
    let store = try SQLitePlaceStore.inMemory()
    var changes = store.changes(of: "ada").makeAsyncIterator()
    try await store.add(.lier, of: "ada")
    #expect(await changes.next() != nil)
    try await store.insert(.ghent, at: 0, of: "ada")
    #expect(await changes.next() != nil)
    try await store.move(from: 0, to: 1, of: "ada")
    #expect(await changes.next() != nil)
    try await store.remove(.lier, of: "ada")
    #expect(await changes.next() != nil)
    try await store.setChoice(.lier, of: "ada")
    #expect(await changes.next() != nil)
    try await store.setNotations(Notations(units: .metric), of: "ada")
    #expect(await changes.next() != nil)
  }

  @Test("what changes nothing or is somebody else's is no change")
  func none() async throws {
    let store = try SQLitePlaceStore.inMemory()
    try await store.add(.lier, of: "ada")
    try await store.setChoice(.lier, of: "ada")
    let changes = store.changes(of: "ada")
    try await store.add(.lier, of: "ada")
    try await store.insert(.lier, at: 0, of: "ada")
    try await store.move(from: 0, to: 5, of: "ada")
    try await store.move(from: 1, to: 0, of: "ada")
    try await store.remove(.ghent, of: "ada")
    try await store.setChoice(.lier, of: "ada")
    try await store.setNotations(Notations(), of: "ada")
    try await store.add(.ghent, of: "bob")
    #expect(await !changes.hasNews())
  }

  @Test("nothing is kept of who stopped listening")
  func freed() async throws {
    let store = try SQLitePlaceStore.inMemory()
    let task = Task { [changes = store.changes(of: "ada")] in
      for await _ in changes {}
    }
    #expect(store.listeners.count == 1)
    task.cancel()
    await task.value
    #expect(store.listeners.count == 0)
  }
}
