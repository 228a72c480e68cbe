import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// Where the device is, from the app's request to the browser's answer, and when the person comes back.
@MainActor
@Suite("Device in the browser", .timeLimit(.minutes(10)))
struct DeviceTests {
  @Test("the first page doesn't wait for the person; they are asked as soon as it is connected")
  func asked() async throws {
    var limits = SessionLimits.patient
    // Longer than the suite's time limit.
    limits.firstPageWait = .seconds(600)
    let tab = try await WhereTab(limits: limits)
    #expect(tab.browser.text.contains("Asking"))
    try await tab.connect()
    let request = try await tab.request()
    #expect(tab.browser.control == ["position \(request) 1000 600000"])
    await tab.answer(request, 0, "51.05 3.72 12.5")
    try await tab.wait { tab.browser.text.contains("51.05 3.72 ±12.5") }
    #expect(tab.requests.count == 1)
    await tab.close()
  }

  @Test(
    "what the browser says instead is told to the app",
    arguments: [(1, .denied), (2, .unavailable), (3, .timedOut)] as [(UInt8, DevicePositionError)]
  )
  func refused(_ status: UInt8, _ error: DevicePositionError) async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    await tab.answer(try await tab.request(), status)
    try await tab.wait { tab.browser.text.contains(error.description.prefix(20)) }
    await tab.close()
  }

  @Test(
    "what no browser says is ignored, and the request stays open",
    arguments: [
      (0, ""), (0, "51.05 3.72"), (0, "51.05 3.72 10 1"), (0, "nan 3.72 10"), (0, "51.05 inf 10"),
      (0, "51.05 3.72 inf"), (0, "51.05 3.72 nan"), (0, "91 3.72 10"), (0, "51.05 -181 10"),
      (0, "51.05 3.72 -1"), (0, "a b c"), (0, "51.05  3.72"), (4, ""), (255, "51.05 3.72 10"),
    ] as [(UInt8, String)]
  )
  func malformed(_ status: UInt8, _ text: String) async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    let request = try await tab.request()
    await tab.answer(request, status, text)
    await tab.settle()
    #expect(tab.browser.text.contains("Asking"))
    await tab.answer(request, 0, "-90 180 0")
    try await tab.wait { tab.browser.text.contains("-90.0 180.0 ±0.0") }
    await tab.close()
  }

  @Test("an answer that is cut off, or that nobody asked for, is ignored; so is a second one")
  func notAsked() async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    let request = try await tab.request()
    await tab.receive([0, 5])
    await tab.receive([0, 5, 255])
    await tab.receive([0, 5, 7])
    await tab.answer(request + 1, 1)
    await tab.settle()
    #expect(tab.browser.text.contains("Asking"))
    await tab.answer(request, 0, "51.05 3.72 10")
    await tab.answer(request, 1)
    try await tab.wait { !tab.browser.text.contains("Asking") }
    await tab.settle()
    #expect(tab.browser.text.contains("51.05 3.72 ±10.0"))
    await tab.close()
  }

  @Test("each request has its number")
  func twice() async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    await tab.answer(try await tab.request(), 1)
    try await tab.tap("Again")
    let second = try await tab.request(2)
    #expect(second != tab.requests[0])
    await tab.answer(tab.requests[0], 0, "1 2 3")
    await tab.answer(second, 0, "51.05 3.72 10")
    try await tab.wait { tab.browser.text.contains("51.05 3.72 ±10.0") }
    await tab.close()
  }

  @Test("a request that was lost with the connection comes again")
  func reconnect() async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    await tab.answer(try await tab.request(), 1)
    tab.lose()
    try await tab.tap("Again")
    await tab.settle()
    #expect(tab.requests.count == 1)
    try await tab.connect()
    await tab.answer(try await tab.request(2), 0, "51.05 3.72 10")
    try await tab.wait { tab.browser.text.contains("51.05 3.72 ±10.0") }
    await tab.close()
  }

  @Test("after the server was killed it asks anew, and takes no answer to what was asked before")
  func revived() async throws {
    let tab = try await WhereTab(store: MemorySessionStore())
    try await tab.connect()
    let old = try await tab.request()
    // Until it is stored.
    try await tab.tap("Again")
    try await tab.wait { tab.browser.applied == 1 }
    try await tab.killServer()
    let new = try await tab.request(2)
    #expect(new != old)
    await tab.answer(old, 1)
    await tab.settle()
    #expect(tab.browser.text.contains("Asking"))
    await tab.answer(new, 0, "51.05 3.72 10")
    try await tab.wait { tab.browser.text.contains("51.05 3.72 ±10.0") }
    await tab.close()
  }

  @Test("a person who comes back to the page comes back to the app")
  func activation() async throws {
    let tab = try await WhereTab()
    try await tab.connect()
    #expect(tab.browser.text.contains("0 returns"))
    await tab.receive([0, 6])
    try await tab.wait { tab.browser.text.contains("1 returns") }
    await tab.close()
  }
}
