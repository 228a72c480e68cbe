import Synchronization
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("What a host tells its observers", .timeLimit(.minutes(10)))
struct HostObserverTests {
  /// Keeps what it is told.
  private final class Witness: HostObserver {
    struct Span: HostSpan {
      let number: Int
      let witness: Witness

      func run<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value
      {
        witness.lines.withLock { $0.append("runs \(number)") }
        return try work()
      }

      func end(_ detail: String?, error: (any Error)?) {
        let words = ["ends \(number)", detail, error.map { "\($0)" }].compactMap(\.self)
        witness.lines.withLock { $0.append(words.joined(separator: ": ")) }
      }
    }

    let isFollowing: Bool
    let measurements = Mutex<[HostMeasurement]>([])
    let entries = Mutex<[HostLogEntry]>([])
    let lines = Mutex<[String]>([])
    private let count = Mutex(0)

    init(isFollowing: Bool = false) { self.isFollowing = isFollowing }

    func log(_ entry: HostLogEntry) { entries.withLock { $0.append(entry) } }

    func record(_ measurement: HostMeasurement) { measurements.withLock { $0.append(measurement) } }

    func begin(_ work: HostWork, within parent: (any HostSpan)?) -> (any HostSpan)? {
      guard isFollowing else { return nil }
      let number = count.withLock { count in
        count += 1
        return count
      }
      let within = (parent as? Span).map { " within \($0.number)" } ?? ""
      lines.withLock { $0.append("\(work.kind.rawValue) \(number)\(within)") }
      return Span(number: number, witness: self)
    }
  }

  @Test("pages, events, turns, messages and records are measured, and what comes back is told")
  func measurements() async throws {
    let witness = Witness()
    let server = try await KilledServer(observer: witness)
    try await server.click("One")
    await server.settle()
    await server.disconnect()
    try await server.connect()
    await server.close()
    let all = witness.measurements.withLock(\.self)
    #expect(all.contains(.sessionOpened(app: "shop")))
    #expect(all.filter { $0 == .event(app: "shop") }.count == 1)
    #expect(all.filter { $0 == .reconnected(app: "shop") }.count == 1)
    #expect(all.contains(.sessionEnded(app: "shop")))
    #expect(
      all.contains {
        if case .frame("shop", let bytes) = $0 { bytes > 1 } else { false }
      }
    )
    #expect(
      all.contains {
        if case .stored("shop", let time, let bytes) = $0 {
          time >= .zero && bytes > 0
        } else {
          false
        }
      }
    )
    #expect(
      all.contains {
        if case .turn("shop", let time) = $0 { time > .zero } else { false }
      }
    )
  }

  @Test("an event, and what it renders and stores, are one piece of work with parts")
  func spans() async throws {
    let witness = Witness(isFollowing: true)
    let server = try await KilledServer(observer: witness)
    await server.settle()
    witness.lines.withLock { $0 = [] }
    try await server.click("One")
    await server.settle()
    await server.close()
    let lines = witness.lines.withLock(\.self)
    let event = try #require(lines.first?.split(separator: " ").last)
    #expect(lines.first == "event \(event)")
    #expect(lines.dropFirst().first == "runs \(event)")
    #expect(lines.contains { $0.hasPrefix("store ") && $0.hasSuffix(" within \(event)") })
    #expect(lines.contains { $0.hasPrefix("render ") && $0.hasSuffix(" within \(event)") })
    #expect(
      lines.contains {
        $0.hasPrefix("ends \(event): “click” of <button> on the screen of ")
      }
    )
    let begun = lines.filter {
      ["event", "render", "store"].contains($0.split(separator: " ").first)
    }
    #expect(lines.filter { $0.hasPrefix("ends") }.count == begun.count)
  }

  @Test("a refusal is counted each time, also if the log doesn't tell it")
  func refusals() {
    let witness = Witness()
    let refusals = Refusals(HostMonitor(witness))
    for _ in 0..<5 { refusals.tell(.page, from: "192.0.2.1", "Refused.") }
    refusals.tell(.turn, from: nil, "It worked for long.")
    let counted = witness.measurements.withLock(\.self)
    #expect(counted == Array(repeating: .refused(.page), count: 5))
  }

  @Test("a line for the log has the session's first 8 characters, the app and the source")
  func entries() async throws {
    let reports = Reports()
    let refusals = Refusals(HostMonitor(reports))
    let token = Token.make()
    refusals.tell(.socket, from: "192.0.2.1", session: token, app: "shop", "Refused a socket.")
    let entry = try #require(reports.entries.first)
    #expect(entry.session == String(token.prefix(8)))
    #expect(entry.app == "shop")
    #expect(entry.source == "192.0.2.1")
    #expect(entry.kind == .socket)
    #expect(entry.level == .warning)
    #expect(!"\(entry)".contains(token))
  }

  @Test("an error of a script is short in the log, and can't change how it is shown")
  func scriptError() async throws {
    let reports = Reports()
    let server = try await KilledServer(observer: reports)
    let text = "TypeError: x is\u{1B}[31m\nnull" + String(repeating: "x", count: 1_000)
    let session = try #require(server.tab.session)
    session.receive([0, 0, 9] + Array(text.utf8))
    await session.settled()
    let entry = try #require(reports.entries.first { $0.kind == .script })
    #expect(
      entry.text.hasPrefix("A script has failed in a browser: TypeError: x is?[31m?nullxxx")
    )
    #expect(entry.text.hasSuffix("xxx…"))
    #expect(entry.text.count < 600)
    #expect(entry.session?.count == 8)
    #expect(entry.app == "shop")
    #expect(entry.level == .warning)
    await server.close()
  }

  @Test("errors of scripts without end are told once a minute, and counted up to a limit")
  func scriptErrors() async throws {
    let witness = Witness()
    let server = try await KilledServer(observer: witness)
    let session = try #require(server.tab.session)
    for _ in 0..<50 { session.receive([0, 0, 9] + Array("Error: x".utf8)) }
    await session.settled()
    let all = witness.measurements.withLock(\.self)
    #expect(all.filter { $0 == .scriptFailed(app: "shop") }.count == 20)
    #expect(witness.entries.withLock { $0.filter { $0.kind == .script }.count } == 1)
    await server.close()
  }

  @Test("several observers are told, of a host and of its server")
  func several() {
    let (first, second) = (Reports(), Reports())
    let monitor = HostMonitor(first)
    monitor.add(second)
    monitor.log(HostLogEntry(.store, "Full."))
    #expect(first.texts == ["Full."])
    #expect(second.texts == ["Full."])
    #expect(first.entries.first?.level == .error)
  }
}
