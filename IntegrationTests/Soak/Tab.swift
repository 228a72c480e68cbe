import Foundation
import UsherWeb
import WebTesting

/// A page of a person, with its socket. It does what the script does: events are numbered and kept until they are stored,
/// and sent again by the next socket.
final class Tab {
  /// Why a page has ended.
  enum End: Error { case closed, goesElsewhere }

  private let person: Person
  private(set) var browser: TestBrowser
  private(set) var history: TestHistory
  private var session: String
  private var own: String
  private var connection: Connection?
  private var acknowledged = 0
  private var pending: [[UInt8]] = []
  private var controls = 0
  /// Whether the document has to take over the session of an earlier one.
  private var takes = false
  /// Whether the server has ever said that something of the page is stored.
  private var isStored = false

  /// What was done, for who looks for the reason of a problem: written to the folder that SOAK_TRACE names.
  private var trace: [String] = []

  /// Loads a page, which may lead to another address.
  init(_ person: Person, at path: String) throws {
    self.person = person
    let document = try Self.document(person, at: path)
    (session, own) = (document.token, document.token)
    history = TestHistory(document.path)
    browser = TestBrowser(document.body)
    watch()
  }

  private static func document(
    _ person: Person,
    at path: String
  ) throws -> (body: [UInt8], token: String, path: String) {
    var path = path
    for _ in 0..<5 {
      let answer = try person.load("GET", path)
      if let place = answer.field("location"), 300..<400 ~= answer.status {
        path = place
        continue
      }
      // The page of an address that doesn't exist any more is a page, too.
      guard answer.status == 200 || answer.status == 404 else {
        throw SoakError("\(path) answers \(answer.status)")
      }
      let text = String(decoding: answer.body, as: UTF8.self)
      guard let token = text.firstMatch(of: /data-session="([0-9a-f]+)"/)?.1 else {
        throw answer.status == 404
          ? SoakError("There is no page at \(path)") : SoakError("\(path) isn't a page")
      }
      return (answer.body, String(token), path)
    }
    throw SoakError("\(path) leads from one address to the next")
  }

  var address: String { history.current.url }

  private func watch() {
    browser.history = history
    browser.onReset = { [unowned self] in history.beginAnew(waiting: 0) }
    controls = 0
  }

  /// Opens a socket, at any server, and sends again what isn't stored.
  func connect() throws {
    connection = nil
    let begun = ContinuousClock.now
    var isLost = false
    while ContinuousClock.now - begun < .seconds(60) {
      do {
        try join()
        if isLost { person.tally.waited((ContinuousClock.now - begun) / .seconds(1)) }
        return
      } catch let gone as ServerGone {
        isLost = true
        connection = nil
        try ended(by: gone)
        person.tryNext()
        Thread.sleep(forTimeInterval: 0.2)
      }
    }
    throw SoakError("Nobody has the page of \(address) for a minute")
  }

  private func join() throws {
    var query = "session=\(session)&received=\(browser.received % 256)&acked=\(acknowledged % 256)"
    query += "&document=\(own)&index=\(history.current.index ?? 0)&room=1"
    if takes { query += "&takes=left" }
    let connection = try person.socket(query)
    guard let greeting = try connection.message(within: 30_000), let stored = greeting.first else {
      throw ServerGone()
    }
    self.connection = connection
    if takes { acknowledged = Int(stored) }
    acknowledge(stored)
    if greeting.count > 2 {
      // All comes anew, and what was meant for the old content isn't sent to the new one.
      if takes { pending = Array(repeating: [], count: Int(greeting[2] &- stored)) }
      pending = pending.map { _ in [] }
      guard let frame = try connection.message(within: 30_000) else { throw ServerGone() }
      take(frame)
    }
    takes = false
    for event in pending { try send(event) }
  }

  private func ended(by gone: ServerGone) throws {
    switch gone.code.flatMap(CloseCode.init) {
    case .ended: throw End.closed
    case .unknownSession, .inUse:
      if isStored {
        throw SoakError(
          "\(address), session \(session.prefix(8)), is gone though it was stored: \(gone)"
        )
      }
      guard takes else { throw End.closed }
      // The document shows its own page.
      (takes, session, acknowledged, pending) = (false, own, 0, [])
      person.tally.count("notContinued")
    case .protocolError, .unsupportedData, .tooLarge, .otherVersion, .unconfirmed:
      throw SoakError("The server closes the socket with \(gone.code ?? 0)")
    case .replaced, .goingAway, nil: return
    }
  }

  /// Takes in what comes within a time.
  func wait(_ milliseconds: Int) throws {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    repeat {
      do {
        let left = max(0, Int((end - .now) / .milliseconds(1)))
        guard let frame = try connection?.message(within: left) else { break }
        take(frame)
      } catch {
        connection = nil
        try ended(by: error)
        try connect()
      }
    } while ContinuousClock.now < end
    try obey()
  }

  private func take(_ frame: [UInt8]) {
    browser.receive(frame)
    if let stored = frame.first { acknowledge(stored) }
  }

  private func acknowledge(_ stored: UInt8) {
    let ahead = Int(stored &- UInt8(truncatingIfNeeded: acknowledged))
    guard ahead < 128 else { return }
    acknowledged += ahead
    pending.removeFirst(min(ahead, pending.count))
    if ahead > 0 { isStored = true }
  }

  /// Does what the server asks of the browser.
  private func obey() throws {
    let new = browser.control.dropFirst(controls)
    controls = browser.control.count
    for control in new {
      note("  told \(control)")
      let words = control.split(separator: " ").map(String.init)
      switch words.first {
      case "unknown": throw SoakError("The browser doesn't know an operation")
      case "visitor" where words.count > 1: renew(words[1])
      case "visit", "leave": throw End.goesElsewhere
      case "position" where words.count > 1:
        // The person doesn't allow it.
        var event: [UInt8] = [0, 5]
        event.append(varint: Int(words[1]) ?? 0)
        try act(event + [1])
      default: break
      }
    }
    while history.isMoving {
      if let event = history.land() { try act(event) }
    }
  }

  private func renew(_ token: String) {
    for _ in 0..<8 {
      guard let status = try? person.load("POST", "/-/visitor/\(token)").status, status == 200
      else {
        return
      }
    }
  }

  /// Sends an event of an element, as ``TestBrowser/event(_:on:_:)`` makes it.
  func act(message: [UInt8]) throws { try act(Array(message.dropFirst())) }

  /// Sends an event, without its first byte.
  func act(_ event: [UInt8]) throws {
    pending.append(event)
    person.tally.count("events")
    do { try send(event) } catch {
      connection = nil
      try connect()
    }
  }

  private func send(_ event: [UInt8]) throws(ServerGone) {
    let event = event.isEmpty ? [0, 0] : event
    try connection?.send(message: [UInt8(truncatingIfNeeded: browser.received)] + event)
  }

  /// Breaks the connection, as a line does, and connects anew.
  func loseLine() throws {
    note("lost the line")
    try connect()
  }

  func goBack(_ distance: Int) throws {
    note("goes \(distance) from \(address)")
    history.go(distance)
    while history.isMoving {
      if let event = history.land() { try act(event) }
    }
  }

  /// Loads the page again, which goes on.
  func reload() throws {
    note("reloads \(address)")
    try wait(0)
    connection = nil
    let document = try Self.document(person, at: address)
    own = document.token
    takes = true
    pending = []
    browser = TestBrowser(document.body)
    watch()
    try connect()
  }

  /// Leaves the page, as a closed tab does.
  func close() {
    connection = nil
    guard let folder = ProcessInfo.processInfo.environment["SOAK_TRACE"] else { return }
    try? trace.joined(separator: "\n").write(
      toFile: "\(folder)/\(session).txt",
      atomically: false,
      encoding: .utf8
    )
  }

  /// Adds a line to what was done.
  func note(_ line: @autoclosure () -> String) {
    person.tally.set(person.number, doing: line())
    if ProcessInfo.processInfo.environment["SOAK_TRACE"] != nil { trace.append(line()) }
  }
}
