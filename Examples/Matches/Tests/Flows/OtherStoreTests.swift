import MatchesModel
import RESTErrors
import Testing
import Usher
import UsherTesting

@testable import MatchesViewModels

@MainActor
@Suite("Matches: another store is chosen while nobody looks", .timeLimit(.minutes(10)))
struct OtherStoreTests {
  @Test("what was being read of the one before doesn't come back as the other's")
  func cancelled() async throws {
    let (here, there) = (try FaultyMatchStore(), try FaultyMatchStore())
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: here.store)
    try await MatchesDriver.add(players[0], 2, 1, players[1], to: here.store)
    let lone = Lone(here, isActive: true)
    let matches = lone.matches()
    await lone.wait { matches.matches.value != nil }
    here.hold(.matches)
    matches.refresh()
    await lone.wait { here.waiting == [.matches] }
    there.fail(.matches, .service(.unreachable))
    lone.presence.deactivate()
    lone.storage.current = OpenStore(location: .server(MatchesDriver.server), store: there)
    await lone.wait { here.cancelled == [.matches] }
    try await lone.window.settle()
    lone.presence.activate()
    await lone.wait { matches.message != nil }
    #expect(matches.sections.flatMap(\.rows).isEmpty)
  }
}
