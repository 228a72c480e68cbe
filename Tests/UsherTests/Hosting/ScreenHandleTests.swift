import Testing
import Usher
import UsherTesting

private struct LetterView: ScreenView { let viewModel: LetterModel }
private struct OtherView: ScreenView { let viewModel: OtherModel }
private final class OtherModel: ViewModel { let title = "" }

@MainActor
@Suite("Hosting: the handle of a screen")
struct ScreenHandleTests {
  @Test("a screen has one handle as long as it is there, covered or not")
  func identity() throws {
    let desk = Desk()
    let list = try #require(desk.top)
    desk.show(.letter(id: 1))
    #expect(desk.presenter.screen(list.id) === list)
    #expect(desk.top !== list)
    desk.navigation.close()
  }

  @Test(
    "it ends in the turn its screen leaves: nothing can be done, the view model is gone, the title stays"
  )
  func end() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    let screen = try #require(desk.top)
    weak let letter = desk.letter
    var ends = 0
    screen.onEnd { ends += 1 }
    desk.navigation.back()
    #expect(ends == 1)
    #expect(screen.isEnded)
    #expect(screen.viewModel == nil)
    #expect(letter == nil)
    #expect(screen.title == "Letter 1")
    #expect(screen.viewModelName == "LetterModel")
    #expect(screen.perform { Issue.record("It is gone.") } == false)
    #expect(desk.presenter.screen(screen.id) == nil)
    screen.onEnd { ends += 1 }
    #expect(ends == 2)
    desk.navigation.close()
  }

  @Test("one that is gone forward to again has another handle")
  func again() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    let before = try #require(desk.top)
    desk.navigation.back()
    desk.navigation.forward()
    let after = try #require(desk.top)
    #expect(after.id == before.id)
    #expect(after !== before)
    #expect(!after.isEnded)
    #expect(
      !before.perform {
        Issue.record("What was drawn for the one before acts on its own screen only.")
      }
    )
    #expect(after.perform {})
    desk.navigation.close()
  }

  @Test("what is covered takes no tap and no text")
  func covered() throws {
    let desk = Desk()
    let list = try #require(desk.top)
    let model = try #require(desk.letter)
    let text = list.binding(model.bind(\.text))
    text.value = "a"
    #expect(model.text == "a")
    desk.show(.settings)
    text.value = "b"
    #expect(model.text == "a")
    #expect(!list.perform {})
    desk.navigation.close()
  }

  @Test("what is bound is applied at once, with each change, and not after the end")
  func bind() async throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    let screen = try #require(desk.top)
    let letter = try #require(desk.letter)
    var applied: [String] = []
    screen.bind {
      letter.text
    } apply: {
      applied.append($0)
    }
    #expect(applied == [""])
    letter.text = "a"
    #expect(applied == [""])
    await desk.navigation.observed()
    #expect(applied == ["", "a"])
    desk.navigation.back()
    letter.text = "b"
    await desk.navigation.settle(upTo: .seconds(10))
    #expect(applied == ["", "a"])
    screen.bind {
      letter.text
    } apply: {
      applied.append($0)
    }
    #expect(applied == ["", "a"])
    desk.navigation.close()
  }

  @Test("a view is made of its own view model only")
  func view() throws {
    let desk = Desk()
    let screen = try #require(desk.top)
    #expect(screen.view(LetterView.self)?.viewModel === desk.letter)
    #expect(screen.view(OtherView.self) == nil)
    var table = ViewTable<String>()
    #expect(table[screen] == nil)
    table.register(OtherView.self, "other")
    table.register(LetterView.self, "letter")
    #expect(table[screen] == "letter")
    table.register(LetterView.self, "newer")
    #expect(table[screen] == "newer")
    desk.navigation.close()
    #expect(table[screen] == nil)
  }

  @Test("a screen that is held is no leak until it is let go of; others are")
  func hold() async throws {
    let desk = Desk()
    var leaks: [String] = []
    desk.navigation.onLeak = { leaks.append($0.path) }
    desk.show(.letter(id: 1))
    let held = desk.letter
    let hold = try #require(desk.top).hold()
    let again = try #require(desk.top).hold()
    desk.show(.letter(id: 2))
    let other = desk.letter
    desk.navigation.back()
    #expect(desk.navigation.leaks.map(\.path) == ["2"])
    await settle { !leaks.isEmpty }
    #expect(leaks == ["2"])
    hold.end()
    hold.end()
    #expect(desk.navigation.leaks.map(\.path) == ["2"])
    again.end()
    #expect(desk.navigation.leaks.map(\.path).sorted() == ["1", "2"])
    await settle { leaks.count == 2 }
    #expect(leaks == ["2", "1"])
    #expect([held?.title, other?.title] == ["Letter 1", "Letter 2"])
    desk.navigation.close()
  }

  @Test("what holds a screen lets go of it when it goes itself")
  func letGo() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    let letter = desk.letter
    var hold: ScreenHold? = try #require(desk.top).hold()
    desk.navigation.back()
    #expect(desk.navigation.leaks.isEmpty)
    #expect(hold != nil)
    hold = nil
    #expect(desk.navigation.leaks.count == 1)
    #expect(letter?.title == "Letter 1")
    desk.navigation.close()
  }

  @Test("a handle's work ends with its presenter")
  func presenterGone() async throws {
    let navigation = Navigation(on: MainActor.shared)
    navigation.start { LettersCoordinator(flow: $0) }
    var presenter: Presenter? = Presenter(navigation)
    let id = try #require(presenter?.picture.top)
    weak let screen = presenter?.screen(id)
    let scope = try #require(presenter?.screen(id)).scope
    #expect(!scope.isEnded)
    presenter = nil
    #expect(screen == nil)
    #expect(scope.isEnded)
    navigation.close()
  }
}
