import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: while nobody looks")
struct ActivityTests {
  private let store: FaultyMatchStore
  private let lone: Lone

  init() throws {
    store = try FaultyMatchStore()
    lone = Lone(store, isActive: true)
  }

  @Test(
    "a request is cancelled when the view becomes inactive, and made anew when it's active again"
  )
  func cancel() async throws {
    store.hold(.matches)
    let model = lone.matches()
    await lone.wait { store.waiting == [.matches] }
    lone.presence.deactivate()
    await lone.wait { store.cancelled == [.matches] && !model.isLoading }
    store.release(.matches)
    lone.presence.activate()
    await lone.wait { model.matches.value != nil }
    #expect(store.count(.matches) == 2)
  }

  @Test("changes don't count until somebody looks again")
  func changes() async throws {
    let model = lone.matches()
    await lone.wait { model.matches.value != nil }
    lone.presence.deactivate()
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(players[0], 1, 0, players[1], to: store.store)
    // A visible screen is notified of the change, so this screen would have been, too.
    let other = Lone(store, isActive: true).matches()
    await lone.wait { !other.isEmpty && other.matches.value != nil }
    #expect(model.isEmpty)
    lone.presence.activate()
    await lone.wait { !model.isEmpty }
    #expect(model.sections[0].rows.map(\.result) == ["1 : 0"])
  }

  @Test("a newer refresh supersedes an older one")
  func supersede() async throws {
    store.hold(.matches)
    let model = lone.matches()
    await lone.wait { store.waiting == [.matches] }
    model.refresh()
    await lone.wait { store.cancelled == [.matches] && store.waiting == [.matches] }
    store.release(.matches)
    await lone.wait { model.matches.value != nil }
    #expect(store.count(.matches) == 2)
  }

  @Test("many changes at once are read at most twice, and the last is seen")
  func burst() async throws {
    let model = lone.matches()
    await lone.wait { model.matches.value != nil }
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    store.hold(.matches)
    for goals in 0..<20 {
      try await MatchesDriver.add(players[0], goals, 0, players[1], to: store.store)
    }
    await lone.wait { store.waiting == [.matches] }
    let before = store.count(.matches)
    store.release(.matches)
    await lone.wait { model.sections[0].rows.count == 20 && !model.isLoading }
    #expect(store.count(.matches) <= before + 1)
  }

  @Test("F1.2: what shows stays when it can't be read again, and the reason is told")
  func keep() async throws {
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(players[0], 1, 0, players[1], to: store.store)
    let model = lone.matches()
    await lone.wait { model.matches.value != nil }
    store.fail(.matches, .service(.timedOut))
    model.refresh()
    await lone.wait { model.message != nil }
    #expect(model.message == MatchesError.service(.timedOut).userMessage)
    #expect(model.sections[0].rows.count == 1)
    #expect(!model.isEmpty)
    store.fail(.matches, nil)
    model.refresh()
    await lone.wait { model.message == nil && !model.isLoading }
    #expect(model.sections[0].rows.count == 1)
  }

  @Test("the rankings of one period aren't shown as another's, while it is read or can't be")
  func periods() async throws {
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(players[0], 1, 0, players[1], at: .daysAgo(9), to: store.store)
    let model = lone.rankings()
    await lone.wait { model.rows.map(\.rating) == ["10.00", "0.00"] }
    store.hold(.rankings)
    model.selectPeriod("last7Days")
    await lone.wait { store.waiting == [.rankings] }
    #expect(model.rows.isEmpty)
    #expect(model.chart == nil)
    store.fail(.rankings, .service(.unreachable))
    store.release(.rankings)
    await lone.wait { model.message != nil }
    let error = MatchesError.service(.unreachable)
    #expect(model.rankings == .failed(old: nil, message: error.userMessage))
    store.fail(.rankings, nil)
    model.refresh()
    await lone.wait { model.rows.map(\.rating) == ["0.00", "0.00"] }
  }
}
