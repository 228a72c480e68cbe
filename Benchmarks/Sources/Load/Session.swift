import Foundation

/// One page that is open, or one connection to the echo.
final class Session {
  let socket: Socket
  private let address: [UInt8]
  /// Whether the other side isn't Usher's.
  private let isEcho: Bool
  private var greetings = 0
  /// How many events were sent; how many of them the page shows; and how many are stored, too, so that the browser can forget
  /// them. Without a store these are the same.
  private(set) var sent = 0, shown = 0, stored = 0
  /// How many frames have changed something.
  private(set) var changes = 0

  convenience init(_ page: Page, port: Int) throws {
    if page == .echo {
      self.init(echo: try Session.upgrade(port, "/", cookie: ""))
    } else {
      try self.init(path: "/\(page.rawValue)", button: page.button, port: port)
    }
  }

  private init(echo: Socket) {
    socket = echo
    address = [3, 1, 4]
    isEcho = true
  }

  /// Opens a page at a path, whose button is this part of its screen.
  init(path: String, button: UInt8 = 0, port: Int) throws {
    isEcho = false
    let http = try Socket(port: port)
    let answer = try http.request(["GET \(path) HTTP/1.1", "Host: localhost:\(port)"])
    let body = String(decoding: answer.body, as: UTF8.self)
    guard let token = body.firstMatch(of: /data-session="([0-9a-f]+)"/)?.1,
      let cookie = answer.head.firstMatch(of: /(?i)set-cookie: ([^;]+)/)?.1,
      let fragment = body.matches(of: /<!--=(\d+)-->/).last?.1,
      let number = UInt8(fragment)
    else { throw LoadError("The page isn't one of Usher's: \(answer.head)") }
    address = [number, 1, button]
    socket = try Session.upgrade(
      port,
      "/-/socket?session=\(token)&received=0",
      cookie: String(cookie)
    )
    _ = try socket.receiveFrame()
    greetings = 1
  }

  private static func upgrade(_ port: Int, _ path: String, cookie: String) throws -> Socket {
    let socket = try Socket(port: port)
    let answer = try socket.request([
      "GET \(path) HTTP/1.1", "Host: localhost:\(port)", "Origin: http://localhost:\(port)",
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Cookie: \(cookie)",
    ])
    guard answer.head.hasPrefix("HTTP/1.1 101") else {
      throw LoadError("No socket was opened: \(answer.head)")
    }
    return socket
  }

  /// What the page's script sends for a click on its button.
  private var event: [UInt8] {
    FrameReader.frame([UInt8(truncatingIfNeeded: socket.frames - greetings)] + address)
  }

  /// Sends events, all at once.
  func send(_ count: Int = 1) throws {
    try socket.send(Array(repeatElement(event, count: count).joined()))
    sent += count
  }

  /// Notes what has come.
  func receive(waits: Bool = true) throws {
    try socket.receive(waits: waits)
    while let frame = try socket.takeFrame() { note(frame) }
  }

  /// Sends an event, and waits until the page shows what it changes.
  func act() throws {
    try send()
    while shown < sent { try receive() }
  }

  /// Waits until all events are stored.
  func settle() throws {
    while stored < sent { try receive() }
  }

  private func note(_ frame: [UInt8]) {
    guard !isEcho else {
      shown += 1
      stored = shown
      changes += 1
      return
    }
    // Of a state that isn't stored yet, the frame says how many events it contains: fragment 0, `applied`, the number.
    let isAhead = frame.count >= 4 && frame[1] == 0 && frame[2] == 13
    stored += ahead(frame[0], of: stored)
    shown += ahead(isAhead ? frame[3] : frame[0], of: shown)
    if frame.count > (isAhead ? 4 : 1) { changes += 1 }
  }

  /// How much more a number is, of which only the lowest 8 bits came. No more events than that are on their way.
  private func ahead(_ low: UInt8, of known: Int) -> Int {
    Int(low &- UInt8(truncatingIfNeeded: known))
  }
}
