import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

/// ManagePlayersViewModelSpec of the original.
@MainActor
@Suite("ManagePlayersViewModelSpec")
struct ManagePlayersViewModelSpec {
  private let store = MockStore()
  private let lone: Lone

  init() { lone = Lone(store) }

  private func active(_ model: ManagePlayersViewModel) async {
    lone.presence.activate()
    await lone.wait { !model.rows.isEmpty }
  }

  private func refresh(_ model: ManagePlayersViewModel, _ count: Int) async {
    model.refresh()
    await lone.wait { store.noted.fetchedPlayers == count && !model.isLoading }
  }

  @Test("the title is \"Players\"")
  func title() { #expect(lone.players().title == "Players") }

  @Test("initially there is nobody")
  func initial() {
    #expect(lone.players().rows.isEmpty)
    #expect(store.noted.fetchedPlayers == 0)
  }

  @Test("initial players are selected")
  func selected() {
    let model = lone.players(initial: Array(MockStore.players[..<2]))
    #expect(model.isSelected(at: "player1"))
    #expect(model.isSelected(at: "player2"))
    #expect(!model.isSelected(at: "player3"))
  }

  @Test("disabled players can't be selected")
  func disabled() {
    let model = lone.players(disabled: Array(MockStore.players[..<2]))
    #expect(!model.canSelect(at: "player1"))
    #expect(!model.canSelect(at: "player2"))
    #expect(model.canSelect(at: "player3"))
  }

  @Test("after becoming active it fetches, and has four players, named C, A, D, B")
  func fetches() async {
    let model = lone.players()
    await active(model)
    #expect(store.noted.fetchedPlayers == 1)
    #expect(model.rows.map(\.name) == ["C", "A", "D", "B"])
  }

  @Test("players can be selected, and then deselected")
  func select() async {
    let model = lone.players()
    await active(model)
    model.selectPlayer(at: "player1")
    #expect(model.isSelected(at: "player1"))
    #expect(model.rows.map(\.isSelected) == [true, false, false, false])
    model.deselectPlayer(at: "player1")
    #expect(!model.isSelected(at: "player1"))
    model.togglePlayer(at: "player3")
    #expect(model.rows.map(\.isSelected) == [false, false, true, false])
    model.togglePlayer(at: "player3")
    #expect(model.rows.map(\.isSelected) == [false, false, false, false])
  }

  @Test("a disabled player isn't selected whatever is tried")
  func selectDisabled() async {
    let model = lone.players(disabled: [MockStore.players[0]])
    await active(model)
    model.selectPlayer(at: "player1")
    model.togglePlayer(at: "player1")
    #expect(!model.isSelected(at: "player1"))
    #expect(model.rows.map(\.canSelect) == [false, true, true, true])
  }

  @Test("a refresh fetches")
  func refreshing() async {
    let model = lone.players()
    await active(model)
    await refresh(model, 2)
    #expect(store.noted.fetchedPlayers == 2)
  }

  @Test("loading over active and refresh is false, true, false, true, false")
  func loading() async {
    let model = lone.players()
    let states = History { model.isLoading }
    await active(model)
    await refresh(model, 2)
    #expect(states.values == [false, true, false, true, false])
  }

  @Test("active inserts four rows, refresh changes none")
  func changes() async {
    let model = lone.players()
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
    let model = lone.players()
    await lone.wait { model.message != nil }
    #expect(model.message == MatchesError.service(.unreachable).userMessage)
  }
}
