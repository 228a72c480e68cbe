import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Hosting: what a host is told")
struct PresenterTests {
  @Test("a host that is attached is shown what there is, at once")
  func attached() {
    let desk = Desk()
    #expect(desk.host.kinds == [.first])
    #expect(desk.host.changes[0].isAnimated == false)
    #expect(desk.titles(desk.host.pictures[0].layers[0].stack) == ["Letters"])
    desk.navigation.close()
  }

  @Test(
    "a host that is attached before the start is shown the first picture then, and nothing in between of a link"
  )
  func attachedEarly() throws {
    let navigation = Navigation(on: MainActor.shared)
    let presenter = Presenter(navigation)
    let host = NotingHost()
    presenter.attach(host)
    #expect(host.changes.isEmpty)
    try navigation.start(at: "3") { navigation.start { LettersCoordinator(flow: $0) } }
    #expect(host.kinds == [.first])
    #expect(host.pictures[0].path == "3")
    navigation.close()
  }

  @Test("each kind of change is told as what it is")
  func kinds() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    desk.show(.reply)
    desk.navigation.back()
    desk.show(.letter(id: 2))
    desk.show(.settings)
    try desk.navigation.dismiss(#require(desk.presenter.picture.layers.last).id)
    desk.coordinator?.flow.ask(.alert("Hello")) {}
    desk.navigation.dismissPrompt()
    #expect(
      desk.host.kinds
        == [.first, .push, .push, .pop, .replace, .present, .dismiss, .prompt, .prompt]
    )
    #expect(desk.host.changes[1].cause == .program)
    #expect(desk.host.changes[3].cause == .back)
    #expect(desk.host.changes[1].isAnimated)
    desk.navigation.close()
  }

  @Test("another sheet in the place of one is a replacement, whatever their depths")
  func sheets() throws {
    let desk = Desk()
    desk.show(.settings)
    desk.host.changes = []
    desk.coordinator?.flow.replace(LetterModel("Other"), at: .film)
    #expect(desk.host.kinds == [.replace])
    desk.navigation.close()
  }

  @Test("what came and what left are the screens that differ")
  func cameAndLeft() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    let first = try #require(desk.presenter.picture.top)
    desk.show(.letter(id: 2))
    let change = try #require(desk.host.changes.last)
    #expect(change.left == [first])
    #expect(change.came == [try #require(desk.presenter.picture.top)])
    desk.navigation.close()
  }

  @Test("more or less room is told as another layout, once")
  func room() {
    let desk = Desk()
    desk.show(.letter(id: 1))
    desk.host.changes = []
    desk.presenter.room = .wide
    desk.presenter.room = .wide
    #expect(desk.host.kinds == [.layout])
    #expect(desk.titles(desk.presenter.picture.layers[0].visible) == ["Letters", "Letter 1"])
    desk.navigation.close()
  }

  @Test("room that is set while the host shows something is told after that")
  func roomWithin() {
    let desk = Desk()
    var depth = 0
    var deepest = 0
    desk.host.onShow = { [presenter = desk.presenter] in
      depth += 1
      deepest = max(deepest, depth)
      presenter.room = .wide
      depth -= 1
    }
    desk.show(.letter(id: 1))
    #expect(deepest == 1)
    #expect(desk.host.kinds == [.first, .push, .layout])
    desk.navigation.close()
  }

  @Test("room that is set within a tap is told after what the tap shows")
  func roomWithinTap() throws {
    let desk = Desk()
    desk.host.changes = []
    try #require(desk.top).perform {
      desk.presenter.room = .wide
      desk.show(.letter(id: 1))
    }
    #expect(desk.host.kinds == [.push, .layout])
    #expect(
      desk.host.changes[0].cause == .action(try #require(desk.presenter.picture.layers[0].sidebar))
    )
    desk.navigation.close()
  }

  @Test("a way forward that is there no more goes from the picture, too")
  func failedForward() {
    let desk = Desk()
    desk.show(.letter(id: 1))
    desk.navigation.back()
    desk.coordinator?.hasNoLetters = true
    desk.host.changes = []
    #expect(desk.navigation.forward() == .denied)
    #expect(!desk.presenter.picture.canGoForward)
    #expect(desk.host.kinds == [.layout])
    desk.navigation.close()
  }

  @Test(
    "a gesture that began on a screen that left is over, also when that one is gone forward to again"
  )
  func gestureOfAnother() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    let gesture = try #require(desk.navigation.begin(.back))
    desk.navigation.back()
    desk.navigation.forward()
    #expect(desk.presenter.picture.top == gesture.subject)
    #expect(gesture.permission == .denied)
    #expect(gesture.commit() == .denied)
    #expect(desk.presenter.picture.top == gesture.subject)
    desk.navigation.close()
  }

  @Test("what an observer navigates to is told in one picture, with what it came of")
  func observer() {
    let desk = Desk()
    desk.host.changes = []
    var isDone = false
    desk.navigation.onTransition { [weak coordinator = desk.coordinator] _ in
      guard !isDone else { return }
      isDone = true
      coordinator?.show(.settings)
    }
    desk.show(.letter(id: 1))
    #expect(desk.host.kinds == [.present])
    #expect(desk.host.pictures.last == desk.presenter.picture)
    #expect(
      desk.titles(desk.presenter.picture.layers.compactMap(\.top)) == ["Letter 1", "Settings"]
    )
    desk.navigation.close()
  }

  @Test("a host that acts within its first show is told afterwards")
  func actsAtOnce() {
    let navigation = Navigation(on: MainActor.shared)
    let presenter = Presenter(navigation)
    navigation.start { LettersCoordinator(flow: $0) }
    let host = NotingHost()
    var depth = 0
    host.onShow = {
      depth += 1
      #expect(depth == 1)
      presenter.room = .wide
      (navigation.rootCoordinator as? LettersCoordinator)?.show(.letter(id: 1))
      depth -= 1
    }
    presenter.attach(host)
    #expect(host.kinds == [.first, .push])
    #expect(host.pictures.last?.room == .wide)
    navigation.close()
  }

  @Test("a prompt that is answered within a show is gone before the veto is told")
  func answersAtOnce() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    try #require(desk.letter).isDirty = true
    desk.host.onShow = { [navigation = desk.navigation] in navigation.dismissPrompt() }
    desk.host.changes = []
    desk.navigation.back()
    #expect(desk.host.kinds == [.prompt, .prompt, .veto])
    #expect(desk.host.pictures.suffix(2).allSatisfy { $0.prompt == nil })
    desk.navigation.close()
  }

  @Test("what is pushed below a sheet is another layout: the sheet stays as it is")
  func belowSheet() {
    let desk = Desk()
    let child = desk.coordinator?.sheet
    child?.start(.sheet, at: .film)
    desk.host.changes = []
    desk.coordinator?.show(.reply)
    #expect(desk.host.kinds == [.layout])
    desk.navigation.close()
  }

  @Test(
    "a window that is started anew within a handler shows its new screens, though it looks the same"
  )
  func restartsAlike() throws {
    let desk = Desk()
    let snapshot = try #require(try desk.navigation.snapshot())
    let before = try #require(desk.top)
    desk.host.changes = []
    before.perform { desk.navigation.start(restoring: snapshot) { LettersCoordinator(flow: $0) } }
    #expect(!desk.host.changes.isEmpty)
    #expect(before.isEnded)
    #expect(desk.host.pictures.last?.top == before.id)
    #expect(desk.top?.isEnded == false)
    desk.navigation.close()
  }

  @Test("a window that should start at a link to nowhere has ended, and says so once")
  func failedStart() {
    let desk = Desk()
    #expect(throws: RouteError.self) {
      try desk.navigation.start(at: "nowhere/at/all") {
        desk.navigation.start { LettersCoordinator(flow: $0) }
      }
    }
    #expect(desk.host.endings == 1)
    desk.navigation.close()
    #expect(desk.host.endings == 1)
  }

  @Test("a no of a guard is told once the prompt is gone")
  func veto() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    try #require(desk.letter).isDirty = true
    desk.navigation.back()
    desk.host.changes = []
    desk.host.pictures = []
    desk.navigation.dismissPrompt()
    #expect(desk.host.kinds == [.prompt, .veto])
    #expect(desk.host.pictures.allSatisfy { $0.prompt == nil })
    desk.navigation.close()
  }

  @Test("the end of the window is told once, and is no picture")
  func ended() {
    let desk = Desk()
    desk.navigation.close()
    #expect(desk.host.endings == 1)
    #expect(desk.host.kinds == [.first])
  }

  @Test("a window that starts anew, or is let go of for another life, hasn't ended")
  func anew() {
    let desk = Desk()
    desk.navigation.start { LettersCoordinator(flow: $0) }
    #expect(desk.host.endings == 0)
    #expect(desk.host.kinds == [.first, .first])
    desk.navigation.abandon()
    #expect(desk.host.endings == 0)
  }

  @Test("a host that is detached hears nothing any more")
  func detached() {
    let desk = Desk()
    desk.presenter.detach()
    desk.show(.letter(id: 1))
    desk.navigation.close()
    #expect(desk.host.kinds == [.first])
    #expect(desk.host.endings == 0)
  }

  @Test("a host that passed pictures over asks what changed since the one it shows")
  func since() {
    let desk = Desk()
    let shown = desk.presenter.picture
    desk.show(.letter(id: 1))
    desk.show(.reply)
    desk.navigation.back()
    #expect(desk.presenter.picture.change(since: shown).kind == .push)
    #expect(desk.presenter.picture.change(since: desk.presenter.picture).kind == .layout)
    desk.navigation.close()
  }

  @Test(
    "a window that nobody sees shows no screen as seen, and coming back is more than being seen"
  )
  func seen() async throws {
    let desk = Desk()
    var activations = desk.navigation.device.activations().makeAsyncIterator()
    desk.presenter.isSeen = false
    #expect(!desk.navigation.device.isActive)
    desk.presenter.isSeen = true
    #expect(desk.navigation.device.isActive)
    desk.navigation.close()
    // The stream ended without an element.
    #expect(await activations.next(isolation: #isolation) == nil)
  }

  @Test("whether there is something to go forward to is part of the picture")
  func forward() {
    let desk = Desk()
    desk.show(.letter(id: 1))
    #expect(!desk.presenter.picture.canGoForward)
    desk.navigation.back()
    #expect(desk.presenter.picture.canGoForward)
    desk.show(.letter(id: 2))
    #expect(!desk.presenter.picture.canGoForward)
    desk.navigation.close()
  }

  @Test("the window is called as the screen on top")
  func title() throws {
    let desk = Desk()
    desk.show(.letter(id: 1))
    #expect(desk.presenter.title == "Letter 1")
    try #require(desk.letter).title = "Dear"
    #expect(desk.presenter.title == "Dear")
    desk.navigation.close()
    #expect(desk.presenter.title == nil)
  }

  @Test("Escape cancels a prompt, then takes a sheet away, and nothing else")
  func escape() {
    let desk = Desk()
    #expect(desk.navigation.escape() == .denied)
    desk.show(.film)
    #expect(desk.navigation.escape() == .denied)
    desk.navigation.back()
    desk.show(.settings)
    desk.coordinator?.flow.ask(.alert("Hello")) {}
    #expect(desk.navigation.escape() == .allowed)
    #expect(desk.presenter.picture.layers.count == 2)
    #expect(desk.navigation.escape() == .allowed)
    #expect(desk.presenter.picture.layers.count == 1)
    desk.navigation.close()
  }

  @Test("whether a screen can be moved away is known without beginning")
  func permission() throws {
    let desk = Desk()
    #expect(desk.navigation.permission(for: .back) == .denied)
    desk.show(.letter(id: 1))
    #expect(desk.navigation.permission(for: .back) == .allowed)
    try #require(desk.letter).isDirty = true
    #expect(desk.navigation.permission(for: .back) == .asking)
    #expect(desk.navigation.gesture == nil)
    #expect(desk.presenter.picture.prompt == nil)
    desk.navigation.close()
  }
}
