import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

/// RankingsViewModelSpec of the original.
@MainActor
@Suite("RankingsViewModelSpec")
struct RankingsViewModelSpec {
  private let store = MockStore()
  private let lone: Lone

  init() { lone = Lone(store) }

  private func active(_ model: RankingsViewModel) async {
    lone.presence.activate()
    await lone.wait { !model.rows.isEmpty }
  }

  private func refresh(_ model: RankingsViewModel, _ count: Int) async {
    model.refresh()
    await lone.wait { store.noted.fetchedRankings == count && !model.isLoading }
  }

  @Test("the title is \"Rankings\"")
  func title() { #expect(lone.rankings().title == "Rankings") }

  @Test("initially there are none")
  func initial() {
    #expect(lone.rankings().rows.isEmpty)
    #expect(store.noted.fetchedRankings == 0)
  }

  @Test("after becoming active it fetches, and has four rankings")
  func fetches() async {
    let model = lone.rankings()
    await active(model)
    #expect(store.noted.fetchedRankings == 1)
    #expect(model.rows.count == 4)
  }

  @Test("names are A, C, D, B, ratings 10.00, 5.00, 5.00, 0.00")
  func rows() async {
    let model = lone.rankings()
    await active(model)
    #expect(model.rows.map(\.name) == ["A", "C", "D", "B"])
    #expect(model.rows.map(\.rating) == ["10.00", "5.00", "5.00", "0.00"])
  }

  @Test("a refresh fetches")
  func refreshing() async {
    let model = lone.rankings()
    await active(model)
    await refresh(model, 2)
    #expect(store.noted.fetchedRankings == 2)
  }

  @Test("loading over active and refresh is false, true, false, true, false")
  func loading() async {
    let model = lone.rankings()
    let states = History { model.isLoading }
    await active(model)
    await refresh(model, 2)
    #expect(states.values == [false, true, false, true, false])
  }

  @Test("active inserts four rows, refresh changes none")
  func changes() async {
    let model = lone.rankings()
    let before = model.rows
    await active(model)
    let after = model.rows
    let first = ListChanges(from: before, to: after)
    #expect(first.removed.isEmpty)
    #expect(first.inserted == [0, 1, 2, 3])
    await refresh(model, 2)
    #expect(ListChanges(from: after, to: model.rows).isEmpty)
  }

  @Test("a fetch that fails is told")
  func failure() async {
    let lone = Lone(MockStore(isFailing: true), isActive: true)
    let model = lone.rankings()
    await lone.wait { model.message != nil }
    #expect(model.message == MatchesError.service(.unreachable).userMessage)
    #expect(!model.isEmpty)
  }
}
