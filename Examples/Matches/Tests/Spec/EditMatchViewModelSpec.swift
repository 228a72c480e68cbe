import MatchesModel
import MatchesViewModels
import Testing
import Usher

/// EditMatchViewModelSpec of the original: without a match.
@MainActor
@Suite("EditMatchViewModelSpec")
struct EditMatchViewModelSpec {
  private let lone = Lone(MockStore(), isActive: true)

  private func choose(_ index: Int, in players: ManagePlayersViewModel) async {
    await lone.wait { !players.rows.isEmpty }
    players.selectPlayer(at: players.rows[index].id)
  }

  @Test("the title is \"New Match\"")
  func title() { #expect(lone.newMatch().title == "New Match") }

  @Test("home goals 1 are \"1\"")
  func homeGoals() {
    let editor = lone.newMatch()
    #expect(editor.formattedHomeGoals == "0")
    editor.homeGoals.value = 1
    #expect(editor.formattedHomeGoals == "1")
  }

  @Test("away goals 1 are \"1\"")
  func awayGoals() {
    let editor = lone.newMatch()
    #expect(editor.formattedAwayGoals == "0")
    editor.awayGoals.value = 1
    #expect(editor.formattedAwayGoals == "1")
  }

  @Test("input is invalid initially")
  func initial() { #expect(!lone.newMatch().inputIsValid) }

  @Test("input is invalid with only away players")
  func onlyAway() async {
    let editor = lone.newMatch()
    await choose(0, in: lone.away(editor))
    #expect(editor.awayPlayersString == "C")
    #expect(!editor.inputIsValid)
  }

  @Test("input is invalid with only home players")
  func onlyHome() async {
    let editor = lone.newMatch()
    await choose(0, in: lone.home(editor))
    #expect(editor.homePlayersString == "C")
    #expect(!editor.inputIsValid)
  }

  @Test("input is valid with one of each, chosen through the child view models")
  func both() async {
    let editor = lone.newMatch()
    await choose(0, in: lone.home(editor))
    await choose(1, in: lone.away(editor))
    #expect(editor.inputIsValid)
    #expect(editor.canSave)
  }
}
