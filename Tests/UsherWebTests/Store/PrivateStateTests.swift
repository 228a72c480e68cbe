import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Private texts are never stored", .timeLimit(.minutes(10)))
struct PrivateStateTests {
  @Test("a state with a password isn't stored, and the log says so without the password")
  func leak() async throws {
    let store = MemorySessionStore()
    let reports = Reports()
    let server = try await KilledServer(
      store,
      at: "/door",
      reports: reports,
      app: KilledServer.door
    )
    func type(_ text: String, _ label: String) async throws {
      try await server.act("input", "input", label, text)
      await server.settle()
    }
    func stored() async throws -> String {
      let record = try #require(await store.record(of: server.tab.token))
      let parts = record.parts.values.map { String(decoding: $0, as: UTF8.self) }
      return parts.joined() + record.address
    }
    try await type("Ada", "Name")
    #expect(try await stored().contains("Ada"))
    try await type("pl4nted", "Password")
    #expect(try await !stored().contains("pl4nted"))
    #expect(try await !stored().contains("Ada"))
    #expect(reports.texts.count == 1)
    let text = try #require(reports.texts.first)
    #expect(text.contains("The saved state of the screen at “” of DoorCoordinator"))
    #expect(reports.texts.first?.contains("pl4nted") == false)
    // Nor is it in the log when a script fails over it.
    let session = try #require(server.tab.session)
    session.receive([0, 0, 9] + Array("Error: pl4nted is wrong".utf8))
    await session.settled()
    #expect(reports.texts.last == "A script has failed in a browser: …")
    // Nothing else is lost: what isn't a secret any more is stored again.
    try await type("", "Password")
    #expect(try await !stored().contains("pl4nted"))
    await server.close()
  }
}
