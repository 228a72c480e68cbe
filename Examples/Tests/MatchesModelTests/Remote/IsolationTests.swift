import MatchesModel
import Testing

@Suite("Who asks a server comes back to their actor")
struct IsolationTests {
  private actor Person {
    func ask(_ store: any MatchStore) async -> Bool {
      do {
        _ = try await store.matches()
        return false
      } catch {
        preconditionIsolated()
        return true
      }
    }

    func askForMatch(_ store: any MatchStore) async -> Bool {
      do {
        _ = try await store.match("1")
        return false
      } catch {
        preconditionIsolated()
        return true
      }
    }
  }

  @Test("also when the answer is an error")
  func errors() async throws {
    try await LogbookServer.run { server in
      server.act { _ in .say(400, "") }
      let store = server.client(clock: InstantClock())
      #expect(await Person().ask(store))
      #expect(await Person().askForMatch(store))
    }
  }
}
