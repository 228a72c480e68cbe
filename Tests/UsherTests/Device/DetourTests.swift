import Testing
import Usher
import UsherTestSupport
import UsherTesting

@MainActor
@Suite("Device: other sites", .inEveryMode)
struct DetourTests {
  private func app() throws -> TestApp { try TestApp { PayCoordinator(flow: $0) } }
  private func log(_ app: TestApp) throws -> [String] { try app.top(PayViewModel.self).log }

  @Test("the person is sent to the other site, and its answer arrives")
  func answer() async throws {
    let app = try app()
    try app.on(PayViewModel.self) { $0.payButtonTapped() }
    try await app.settle()
    #expect(app.device.opened == ["https://pay.example/?to=https://app.example/-/return/detour-1"])
    #expect(try log(app).isEmpty && app.navigation.device.awaitsReturn)
    app.device.comeBack(with: "status=ok&payment=p%2D17+a")
    try await app.settle()
    #expect(try log(app) == ["p-17 a"])
    #expect(!app.navigation.device.awaitsReturn)
    try app.close()
  }

  @Test("who comes back by Back has brought no answer")
  func back() async throws {
    let app = try app()
    try app.on(PayViewModel.self) { $0.payButtonTapped() }
    try await app.settle()
    app.device.comeBack()
    try await app.settle()
    #expect(try log(app) == ["nothing"])
    try app.close()
  }

  @Test("each detour leads back once, and each has a token of its own")
  func twice() async throws {
    let app = try app()
    for payment in ["a", "b"] {
      try app.on(PayViewModel.self) { $0.payButtonTapped() }
      try await app.settle()
      app.device.comeBack(with: "payment=\(payment)")
      try await app.settle()
      #expect(try log(app).last == payment)
    }
    #expect(Set(app.device.opened).count == 2)
    app.device.comeBack(with: "payment=c")
    try await app.settle()
    #expect(try log(app).last == "b")
    try app.close()
  }

  @Test("an address that isn't of a page, message or call is refused, with the way to fix it")
  func schemes() async throws {
    let app = try app()
    let bad = [
      "javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "file:///etc", "/photos",
      "", "https:", "https://", "http://?a", "https://[", "http://%zz/",
    ]
    for url in bad { try app.on(PayViewModel.self) { $0.callButtonTapped(url) } }
    #expect(app.device.opened.isEmpty)
    let good = [
      "https://a.example", "http://[::1]:8080/a", "mailto:ada@a.example", "TEL:+32", "sms:+32",
    ]
    for url in good { try app.on(PayViewModel.self) { $0.callButtonTapped(url) } }
    #expect(app.device.opened == good)
    try app.close()
  }
}

@MainActor
@Suite("Device: detours of one life")
struct OneDetourTests {
  @Test("the text of a refusal")
  func text() throws {
    let app = try TestApp { PayCoordinator(flow: $0) }
    try app.on(PayViewModel.self) { $0.callButtonTapped("javascript:alert(1)") }
    let log = try app.top(PayViewModel.self).log
    #expect(
      log == [
        """
        The address “javascript:alert(1)” can't be opened. To fix this, give a whole address that begins with https:, \
        http:, mailto:, tel:, sms:.
        """
      ]
    )
    try app.close()
  }

  @Test("without a host nothing can be opened")
  func noHost() async throws {
    let device = Device(isolation: MainActor.shared)
    #expect(throws: SiteError.unavailable) { try device.open("https://a.example") }
    #expect(throws: SiteError.unavailable) { try device.makeDetour() }
  }

  @Test("an answer that nobody waits for yet is kept, for the one who knows the detour")
  func unclaimed() async throws {
    let device = Device(isolation: MainActor.shared)
    device.siteOpener = SiteOpener(
      makeDetour: { Detour(token: "a", returnURL: "x") },
      open: { _, _ in }
    )
    for token in ["a", "1", "2", "3"] { device.returned(from: token, query: "t=\(token)") }
    let detour = try device.makeDetour()
    #expect(try await device.answer(of: detour)?.query == "t=a")
    for token in ["a", "1", "2", "3", "4"] { device.returned(from: token, query: "t=\(token)") }
    let waiting = Task { try await device.answer(of: detour) }
    await settle { device.awaitsReturn }
    device.returned(from: "b", query: "forged")
    device.returnedWithoutAnswer()
    #expect(try await waiting.value == nil)
  }

  @Test("who came back without an answer before anybody waited isn't waited for, once")
  func backBefore() async throws {
    let device = Device(isolation: MainActor.shared)
    device.siteOpener = SiteOpener(
      makeDetour: { Detour(token: "a", returnURL: "x") },
      open: { _, _ in }
    )
    let detour = try device.makeDetour()
    device.returnedWithoutAnswer()
    #expect(try await device.answer(of: detour) == nil)
    let waiting = Task { try await device.answer(of: detour) }
    await settle { device.awaitsReturn }
    device.returned(from: "a", query: "t=1")
    #expect(try await waiting.value?.query == "t=1")
    // A new way there is waited for.
    device.returnedWithoutAnswer()
    let next = Task { try await device.answer(of: detour, at: "https://pay.example") }
    await settle { device.awaitsReturn }
    device.returned(from: "a", query: "t=2")
    #expect(try await next.value?.query == "t=2")
  }

  @Test("work that is cancelled waits no more")
  func cancelled() async throws {
    let app = try TestApp { PayCoordinator(flow: $0) }
    let task = try app.on(PayViewModel.self) { $0.lookButtonTapped() }
    try await app.settle()
    #expect(app.navigation.device.awaitsReturn)
    task.cancel()
    try await app.wait { !app.navigation.device.awaitsReturn }
    try app.close()
  }

  @Test(
    "the values of an answer are read as forms write them",
    arguments: [
      ("a=1&b=2", "b", "2"), ("a=1&a=2", "a", "1"), ("a", "a", ""), ("a=b=c", "a", "b=c"),
      ("", "a", nil),
      ("a%20b=x+y%26", "a b", "x y&"), ("a=%FF", "a", nil), ("&&a=1", "a", "1"),
    ] as [(String, String, String?)]
  )
  func values(_ query: String, _ name: String, _ value: String?) {
    #expect(DetourAnswer(query: query)[name] == value)
  }
}
