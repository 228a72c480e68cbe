import Foundation
import Photos
import PhotosModel
import RedGreen
import Testing
import Usher
import UsherTerminal

@testable import Terminal

/// An app in a terminal, which a test drives by typed and printed lines.
@MainActor
private final class Session {
  let navigation: Navigation
  let terminal: UsherTerminal.Terminal

  init(_ navigation: Navigation, _ views: TerminalViews.Table) {
    self.navigation = navigation
    terminal = UsherTerminal.Terminal(navigation, views: views) { _ in }
  }

  var page: String { terminal.page }

  /// Waits until a numbered line with `words` is printed, then types its number, with a text for a field.
  func choose(_ words: String, _ text: String = "") async throws {
    try await prints(". \(words)")
    let row = try #require(page.split(separator: "\n").first { $0.contains(". \(words)") })
    #expect(terminal.take("\(row.prefix { $0 != "." }) \(text)"))
  }

  /// Waits until the page contains `words`; fails after 10 seconds.
  func prints(_ words: String) async throws {
    let end = ContinuousClock.now + .seconds(10)
    var looks = 0
    while !page.contains(words) {
      // Other tests may keep the main actor busy for more than 10 seconds, so at least 1000 attempts are made.
      looks += 1
      try #require(looks < 1000 || ContinuousClock.now < end, "“\(words)” isn't printed:\n\(page)")
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}

@MainActor
@Suite("Apps in the terminal")
struct AppTests {
  @Test("Red & Green: there, back, and there again")
  func redGreen() async throws {
    let navigation = Navigation(on: MainActor.shared)
    navigation.start { MainCoordinator(flow: $0) }
    let session = Session(navigation, redGreenViews())
    try await session.choose("Red Color")
    #expect(session.page == "= Red\n   This is red.\n")
    #expect(session.terminal.take("b"))
    #expect(session.page == "= Red & Green\n1. Red Color\n2. Green Color\n")
    #expect(session.terminal.take("f"))
    #expect(session.page.hasPrefix("= Red\n"))
    #expect(session.terminal.take("q"))
    #expect(session.terminal.isEnded)
    #expect(navigation.leaks.isEmpty)
  }

  private func photos(_ room: Room = .narrow) async throws -> Session {
    let shop = PhotoShop(store: try SQLitePhotoStore.inMemory(), pictures: PictureFiles.bundled())
    try await shop.open()
    let navigation = Navigation(on: MainActor.shared)
    navigation.room = room
    navigation.start { AppCoordinator(shop: shop, visit: Visit(id: "a"), flow: $0) }
    let session = Session(navigation, photosViews())
    try await session.prints("Misery Ridge")
    return session
  }

  @Test("Photos: who buys signs in first, and is told in the list")
  func buys() async throws {
    let session = try await photos()
    try await session.choose("Buy Misery Ridge")
    try await session.prints("= Photos | Sign In")
    try await session.choose("Username", "bartjacobs")
    try await session.choose("Password", "123456789")
    #expect(session.page.contains("Password: *********_"))
    try await session.choose("Sign In")
    try await session.prints("= Photos | Buy")
    try await session.choose("Terms of Service")
    #expect(session.page.contains("| Terms of Service"))
    #expect(session.terminal.take("x"))
    try await session.choose("Buy")
    try await session.prints("You bought Misery Ridge")
    try await session.prints("Misery Ridge, purchased")
    #expect(session.terminal.take("t2"))
    try await session.prints("Signed in as bartjacobs.")
    session.navigation.close()
  }

  @Test("Photos: where there are many columns, the list stays beside the photo")
  func wide() async throws {
    let session = try await photos(.wide)
    try await session.choose("Misery Ridge")
    try await session.prints("> Misery Ridge")
    try await session.prints("- Misery Ridge\n")
    // The list beside the photo still has its buttons.
    try await session.choose("Grand Teton Sunset")
    try await session.prints("- Grand Teton Sunset\n")
    session.navigation.close()
  }

  @Test("what was typed is there after the process died")
  func restored() async throws {
    let session = try await photos()
    try await session.choose("Sign In")
    try await session.choose("Username", "bart")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let state = StateFile(path: file.path)
    let saving = session.terminal.presenter.saving(every: .seconds(1)) { state.save($0) }
    saving.now()
    session.navigation.abandon()
    let again = Navigation(on: MainActor.shared)
    let shop = PhotoShop(store: try SQLitePhotoStore.inMemory(), pictures: PictureFiles.bundled())
    try await shop.open()
    again.start(restoring: state.snapshot) {
      AppCoordinator(shop: shop, visit: Visit(id: "a"), flow: $0)
    }
    let second = Session(again, photosViews())
    #expect(second.page.contains("= Photos | Sign In"))
    #expect(second.page.contains("Username: bart_"))
    again.close()
  }

  @Test("what is kept goes when the app was left, and it is no fault when there was nothing yet")
  func left() throws {
    let navigation = Navigation(on: MainActor.shared)
    navigation.start { MainCoordinator(flow: $0) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let state = StateFile(path: file.path)
    state.save(.success(nil))
    #expect(state.snapshot == nil)
    state.save(.success(try navigation.snapshot()))
    #expect(state.snapshot != nil)
    state.save(.success(nil))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    navigation.close()
  }

  @Test("a screen without a view says which one is missing")
  func missing() {
    let navigation = Navigation(on: MainActor.shared)
    navigation.start { MainCoordinator(flow: $0) }
    let session = Session(navigation, photosViews())
    #expect(session.page == "= Red & Green\nThere is no view for MainViewModel.\n")
    navigation.close()
  }

  @Test("a command that says nothing does nothing")
  func commands() throws {
    let navigation = Navigation(on: MainActor.shared)
    navigation.start { MainCoordinator(flow: $0) }
    let session = Session(navigation, redGreenViews())
    let before = session.page
    for command in ["", "b", "f", "x", "9", "0", "-1", "t1", "o nowhere", "?", "1x"] {
      #expect(!session.terminal.take(command), "\(command)")
    }
    #expect(session.page == before)
    navigation.close()
  }
}
