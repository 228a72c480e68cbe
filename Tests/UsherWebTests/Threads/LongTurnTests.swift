import Foundation
import Observation
import Synchronization
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Long turns", .serialized, .timeLimit(.minutes(10)))
struct LongTurnTests {
  private static func app(isSlow: Bool = false) -> WebApp {
    WebApp("stalls", title: "Stalls", isSlow: isSlow) { flow, _ in
      StallCoordinator(flow: flow)
    } views: {
      StallView.self
      QuietView.self
      PatientView.self
    }
  }

  private static func host(
    _ reports: Reports,
    isSlow: Bool = false,
    threads: Int = 2
  ) -> WebHost {
    var limits = SessionLimits.patient
    limits.threads = threads
    limits.longTurn = .milliseconds(50)
    return WebHost([app(isSlow: isSlow)], limits: limits, observer: reports)
  }

  @Test("of 12 sessions one blocks, ten times: the others go on meanwhile")
  func others() async throws {
    let host = Self.host(Reports())
    let blocker = try await StallTab(host, "quiet")
    var tabs: [StallTab] = []
    for _ in 0..<11 { tabs.append(try await StallTab(host, "quiet")) }
    for number in 1...10 {
      blocker.send("Hang")
      for tab in tabs { await tab.press("Tap") }
      #expect(tabs.map(\.taps) == Array(repeating: number, count: 11))
      QuietViewModel.gate.signal()
      await blocker.settled()
    }
    await host.close()
  }

  @Test(
    "of 12 sessions one blocks for a second, ten times: 99 of 100 answers to the others take less than 20 ms",
    .enabled(if: ProcessInfo.processInfo.environment["USHER_ALONE"] != nil, "It measures time.")
  )
  func times() async throws {
    let host = Self.host(Reports())
    let blocker = try await StallTab(host, "")
    var tabs: [StallTab] = []
    for _ in 0..<11 { tabs.append(try await StallTab(host, "")) }
    // The first time may cost a thread.
    await blocker.press("Stall")
    #expect(blocker.runsApart)
    let isDone = Flag()
    let measurements = tabs.map { tab in
      Task {
        var times: [Duration] = []
        while !isDone.value.load(ordering: .relaxed) {
          let start = ContinuousClock.now
          await tab.press("Tap")
          times.append(ContinuousClock.now - start)
          try await Task.sleep(for: .milliseconds(10))
        }
        return times
      }
    }
    for _ in 0..<10 { await blocker.press("Stall for a Second") }
    isDone.value.store(true, ordering: .relaxed)
    var times: [Duration] = []
    for measurement in measurements { times += try await measurement.value }
    let sorted = times.sorted()
    try #require(sorted.count > 1_000)
    let p99 = sorted[sorted.count * 99 / 100]
    #expect(p99 < .milliseconds(20), "\(p99) of \(sorted.count)")
    await host.close()
  }

  @Test("a long turn is told with its screen and handler, and its session runs apart from then on")
  func told() async throws {
    let reports = Reports()
    let host = Self.host(reports)
    let tab = try await StallTab(host, "")
    #expect(!tab.runsApart)
    await tab.press("Tap")
    #expect(!tab.runsApart)
    await tab.press("Stall")
    #expect(tab.runsApart)
    let text = try #require(reports.texts.first { $0.contains("without a pause") })
    #expect(text.contains("“click” of <button> on the screen of StallViewModel"))
    #expect(text.contains("To fix this"))
    await host.close()
  }

  @Test("so does each session that shows that screen, and no other")
  func sameScreen() async throws {
    let host = Self.host(Reports())
    let (first, second) = try await (StallTab(host, ""), StallTab(host, ""))
    let quiet = try await StallTab(host, "quiet")
    await first.press("Stall")
    #expect(!second.runsApart)
    await second.press("Tap")
    await quiet.press("Tap")
    #expect(second.runsApart)
    #expect(!quiet.runsApart)
    let third = try await StallTab(host, "")
    #expect(third.runsApart)
    // It comes to the screen later.
    await quiet.press("Show Stalls")
    #expect(quiet.runsApart)
    await host.close()
  }

  @Test("an app and a view model can ask for it from the start, and aren't told")
  func declared() async throws {
    let reports = Reports()
    let host = Self.host(reports, isSlow: true)
    let tab = try await StallTab(host, "quiet")
    #expect(tab.runsApart)
    await host.close()
    let other = Self.host(reports)
    let patient = try await StallTab(other, "patient")
    #expect(patient.runsApart)
    await patient.press("Stall")
    #expect(reports.texts.filter { $0.contains("PatientViewModel") } == [])
    await other.close()
  }

  @Test("sessions that hang for ever, as many as there are threads, don't hold up the others")
  func hangs() async throws {
    let host = Self.host(Reports())
    let tabs = try await [StallTab(host, "quiet"), StallTab(host, "quiet")]
    let other = try await StallTab(host, "quiet")
    for tab in tabs { tab.send("Hang") }
    await other.press("Tap")
    #expect(other.taps == 1)
    QuietViewModel.gate.signal()
    QuietViewModel.gate.signal()
    for tab in tabs { await tab.settled() }
    await host.close()
  }
}

private final class Flag: Sendable {
  let value = Atomic(false)
}

/// A browser with a page whose handlers block.
private final class StallTab: Sendable {
  private let browser: Mutex<TestBrowser>
  private let connection = TestConnection()
  private let session: any WebSocketSession

  init(_ host: WebHost, _ path: String) async throws {
    let visitor = Visitor(id: "someone")
    let answer = await host.respond(to: WebRequest(path: "/stalls/\(path)", visitor: visitor))
    let text = String(decoding: answer.body, as: UTF8.self)
    let token = try String(#require(text.firstMatch(of: /data-session="([0-9a-f]+)"/)).1)
    browser = Mutex(TestBrowser(answer.body))
    session = try #require(
      await host.attach("session=\(token)&received=0", visitor: visitor, connection: connection)
    )
  }

  /// Whether the session has the threads for long turns.
  var runsApart: Bool {
    guard let session = (session as? AttachedSession)?.session else { return false }
    return session.executor.pool === session.threads.slow
  }

  var taps: Int? {
    update()
    return browser.withLock { $0.text.firstMatch(of: /(\d+) taps/) }.flatMap { Int($0.1) }
  }

  private func update() {
    browser.withLock { browser in
      for frame in connection.frames.dropFirst(1 + browser.received) { browser.receive(frame) }
    }
  }

  func send(_ button: String) {
    update()
    let message = browser.withLock { browser in
      browser.element("button", button).flatMap { browser.event("click", on: $0) }
    }
    guard let message else {
      Issue.record("There is no button \(button).")
      return
    }
    session.receive(message)
  }

  func press(_ button: String) async {
    send(button)
    await settled()
  }

  func settled() async { await session.settled() }
}

private enum StallRoute: Route {
  case stalls, quiet, patient

  enum CodingKeys: String, RoutePath { case stalls = "", quiet, patient }
}

private final class StallCoordinator: Coordinator {
  let flow: Flow<StallRoute, Never>

  init(flow: Flow<StallRoute, Never>) { self.flow = flow }

  func start() { show(.stalls) }

  func show(_ route: StallRoute) {
    switch route {
    case .stalls: flow.push(at: route) { _ in StallViewModel() }
    case .quiet: flow.push(at: route) { _ in QuietViewModel { [weak self] in self?.show(.stalls) } }
    case .patient: flow.push(at: route) { _ in PatientViewModel() }
    }
  }
}

@Observable private final class StallViewModel: ViewModel {
  private(set) var taps = 0
  func tap() { taps += 1 }
  func stall(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
}

@Observable private final class QuietViewModel: ViewModel {
  static let gate = DispatchSemaphore(value: 0)
  private(set) var taps = 0
  let showStalls: () -> Void
  init(showStalls: @escaping () -> Void) { self.showStalls = showStalls }
  func tap() { taps += 1 }
  func hang() { Self.gate.wait() }
}

@Observable private final class PatientViewModel: SlowViewModel {
  func stall() { Thread.sleep(forTimeInterval: 0.1) }
}

private struct StallView: View {
  let viewModel: StallViewModel
  var body: some HTML {
    p { "\(viewModel.taps) taps" }
    button { "Tap" }.on(.click, viewModel.tap)
    button { "Stall" }.on(.click) { [viewModel] in viewModel.stall(0.1) }
    button { "Stall for a Second" }.on(.click) { [viewModel] in viewModel.stall(1) }
  }
}

private struct QuietView: View {
  let viewModel: QuietViewModel
  var body: some HTML {
    p { "\(viewModel.taps) taps" }
    button { "Tap" }.on(.click, viewModel.tap)
    button { "Hang" }.on(.click, viewModel.hang)
    button { "Show Stalls" }.on(.click, viewModel.showStalls)
  }
}

private struct PatientView: View {
  let viewModel: PatientViewModel
  var body: some HTML { button { "Stall" }.on(.click, viewModel.stall) }
}
