import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

/// MatchesViewModelSpec of the original.
@MainActor
@Suite("MatchesViewModelSpec")
struct MatchesViewModelSpec {
  private let store = MockStore()
  private let lone: Lone

  init() { lone = Lone(store) }

  private func active() async -> MatchesViewModel {
    let model = lone.matches()
    lone.presence.activate()
    await lone.wait { model.matches.value != nil }
    return model
  }

  private func refresh(_ model: MatchesViewModel, _ count: Int) async {
    model.refresh()
    await lone.wait { store.noted.fetchedMatches == count && !model.isLoading }
  }

  @Test("the title is \"Matches\"")
  func title() { #expect(lone.matches().title == "Matches") }

  @Test("initially there is one empty section")
  func initial() {
    let model = lone.matches()
    #expect(model.sections.count == 1)
    #expect(model.sections.first?.rows.isEmpty == true)
    #expect(store.noted.fetchedMatches == 0)
  }

  @Test("after becoming active it fetches, and has one section with two matches")
  func fetches() async {
    let model = await active()
    #expect(store.noted.fetchedMatches == 1)
    #expect(model.sections.count == 1)
    #expect(model.sections.first?.rows.count == 2)
  }

  @Test(
    "F1.20: home players are \"C, A\" and \"C, B\", away players \"D, B\" and \"A, D\": the order is the store's"
  )
  func players() async {
    let rows = await active().sections[0].rows
    #expect(rows.map(\.homePlayers) == ["C, A", "C, B"])
    #expect(rows.map(\.awayPlayers) == ["D, B", "A, D"])
  }

  @Test("results are \"2 : 1\" and \"0 : 1\"")
  func results() async {
    let model = await active()
    #expect(model.sections[0].rows.map(\.result) == ["2 : 1", "0 : 1"])
  }

  @Test("a refresh fetches")
  func refreshing() async {
    let model = await active()
    await refresh(model, 2)
    #expect(store.noted.fetchedMatches == 2)
  }

  @Test("loading over active and refresh is false, true, false, true, false")
  func loading() async {
    let model = lone.matches()
    let states = History { model.isLoading }
    lone.presence.activate()
    await lone.wait { store.noted.fetchedMatches == 1 && !model.isLoading }
    await refresh(model, 2)
    #expect(states.values == [false, true, false, true, false])
  }

  @Test("active deletes nothing and inserts both rows, refresh changes none")
  func changes() async {
    let model = lone.matches()
    let before = model.sections[0].rows
    lone.presence.activate()
    await lone.wait { model.matches.value != nil }
    let after = model.sections[0].rows
    let first = ListChanges(from: before, to: after)
    #expect(first.removed.isEmpty)
    #expect(first.inserted == [0, 1])
    await refresh(model, 2)
    #expect(ListChanges(from: after, to: model.sections[0].rows).isEmpty)
  }

  @Test("a fetch that fails is told")
  func failure() async {
    let lone = Lone(MockStore(isFailing: true), isActive: true)
    let model = lone.matches()
    await lone.wait { model.message != nil }
    #expect(model.message == MatchesError.service(.unreachable).userMessage)
    // F1.2, F1.3: no matches is another thing.
    #expect(!model.isEmpty)
  }

  @Test("deleting at row 1 deletes that match, and reports true: it can come back")
  func delete() async {
    let model = await active()
    model.deleteMatch(at: model.sections[0].rows[1].id)
    await lone.wait { store.noted.deleted == ["match2"] && !model.isLoading }
    #expect(model.undoText == "C, B 0 : 1 A, D was deleted.")
    #expect(lone.events.isEmpty)
  }

  @Test("the view model for a new match has the title \"New Match\"")
  func newMatch() async {
    let editor = await active().editViewModel(of: nil, screen: lone.screen())
    #expect(editor.title == "New Match")
  }

  @Test("the edit view model for row 0 has the title \"Edit Match\", and goals \"2\" and \"1\"")
  func editMatch() async {
    let model = await active()
    let editor = model.editViewModel(of: model.sections[0].rows[0].id, screen: lone.screen())
    #expect(editor.title == "Edit Match")
    #expect(editor.formattedHomeGoals == "2")
    #expect(editor.formattedAwayGoals == "1")
  }
}
