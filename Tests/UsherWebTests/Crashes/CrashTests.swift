import Foundation
import Testing
import WebTesting

@testable import UsherWeb

/// Work that ends the process is tried at most once more. Each process here is a real one, and really ends.
@Suite("Crashes", .timeLimit(.minutes(10)))
struct CrashTests {
  private let folder = NSTemporaryDirectory() + "usher-crashes-\(Token.make())"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func removeFolder() {
    // A log that ends meanwhile removes its file, too, and then the first attempt fails.
    for _ in 0..<10 where FileManager.default.fileExists(atPath: folder) {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  /// A process serves a page, in which the person taps once; then the person presses a button.
  private static func first(_ folder: String, presses button: String) async throws {
    let server = try await KilledServer(FileStore(folder), at: "/trap", app: TrapCoordinator.app)
    try server.page.write(toFile: folder + "/page", atomically: true, encoding: .utf8)
    try await server.click("Tap")
    await server.settle()
    try await server.click(button)
    await server.settle()
    // What the button began may come later.
    while true { await Task.yield() }
  }

  /// Another process takes its place, and the browser, which knows of one tap, sends the press again.
  private static func next(
    _ folder: String,
    presses button: String,
    reports: Reports? = nil
  ) async throws -> KilledServer {
    let page = try String(contentsOfFile: folder + "/page", encoding: .utf8)
    let server = try KilledServer(
      FileStore(folder),
      continuing: page,
      reports: reports,
      app: TrapCoordinator.app
    )
    server.tab.skip(events: 1)
    let press = try #require(server.browser.element("button", button))
    let message = try #require(server.browser.event("click", on: press))
    server.tab.sent += 1
    server.tab.pending.append((server.tab.sent, message, nil))
    try await server.connect()
    return server
  }

  private func crash(_ button: String) async {
    await #expect(processExitsWith: .failure) {
      [folder = folder as String, button = button as String] in
      try await Self.first(folder, presses: button)
    }
    await #expect(processExitsWith: .failure) {
      [folder = folder as String, button = button as String] in
      _ = try await Self.next(folder, presses: button)
      while true { await Task.yield() }
    }
  }

  @Test(
    "an event that ended two processes isn't tried again; the person and the log are told",
    arguments: ["Trap", "Later"]
  )
  func event(button: String) async throws {
    defer { removeFolder() }
    await crash(button)
    let reports = Reports()
    let server = try await Self.next(folder, presses: button, reports: reports)
    await server.settle()
    #expect(reports.entries.contains { $0.kind == .deadly && $0.level == .error })
    #expect(server.browser.text.contains("1 taps"))
    #expect(server.browser.notices.count == 1)
    #expect(server.browser.notices.first?.contains("couldn’t be carried out") == true)
    // The page goes on.
    try await server.click("Tap")
    #expect(server.browser.text.contains("2 taps"))
    await server.settle()
    await server.close()
  }

  @Test("a page whose restoration ended two processes starts again, and the person is told")
  func restoration() async throws {
    defer { removeFolder() }
    await #expect(processExitsWith: .failure) { [folder = folder as String] in
      let server = try await KilledServer(FileStore(folder), at: "/trap", app: TrapCoordinator.app)
      try server.page.write(toFile: folder + "/page", atomically: true, encoding: .utf8)
      try await server.click("Poison")
      await server.settle()
      exit(1)
    }
    let page = try String(contentsOfFile: folder + "/page", encoding: .utf8)
    for _ in 0..<2 {
      await #expect(processExitsWith: .failure) {
        [folder = folder as String, page = page as String] in
        let server = try KilledServer(FileStore(folder), continuing: page, app: TrapCoordinator.app)
        try await server.connect()
        exit(0)
      }
    }
    let server = try KilledServer(FileStore(folder), continuing: page, app: TrapCoordinator.app)
    #expect(await server.attach(server.query, TestConnection()) == nil)
    // So the browser loads the page again.
    let notices = try await server.openAnother("/trap").notices
    #expect(notices.count == 1)
    #expect(notices.first?.contains("start again") == true)
    #expect(try await server.openAnother("/trap").notices.isEmpty)
    await server.close()
  }

  @Test("a session whose browser makes new deadly events by itself ends no fourth process")
  func newEvents() async throws {
    defer { removeFolder() }
    await crash("Trap")
    await #expect(processExitsWith: .failure) { [folder = folder as String] in
      let server = try await Self.next(folder, presses: "Trap")
      await server.settle()
      try await server.click("Trap")
      while true { await Task.yield() }
    }
    let page = try String(contentsOfFile: folder + "/page", encoding: .utf8)
    let server = try KilledServer(FileStore(folder), continuing: page, app: TrapCoordinator.app)
    #expect(await server.attach(server.query, TestConnection()) == nil)
    let notices = try await server.openAnother("/trap").notices
    #expect(notices.first?.contains("start again") == true)
    await server.close()
  }

  @Test("an address that ended two visitors' processes is answered with 500; others are served")
  func address() async throws {
    defer { removeFolder() }
    for visitor in ["ada", "bob"] {
      await #expect(processExitsWith: .failure) {
        [folder = folder as String, visitor = visitor as String] in
        let host = KilledServer.host(try FileStore(folder), TrapCoordinator.app(version: 1), nil)
        let request = WebRequest(path: "/trap/deadly", visitor: Visitor(id: visitor))
        _ = await host.respond(to: request)
        exit(0)
      }
    }
    let host = KilledServer.host(try FileStore(folder), TrapCoordinator.app(version: 1), nil)
    for (path, status) in [("/trap/deadly", 500), ("/trap", 200)] {
      let request = WebRequest(path: path, visitor: Visitor(id: "eve"))
      #expect(await host.respond(to: request).status == status, "\(path)")
    }
    await host.close()
  }
}
