import Foundation

/// One page that is open, or one connection to the echo.
final class Session {
  enum Page: String {
    case counter, list, long, models, echo
  }

  let socket: Socket
  private let address: [UInt8]

  init(_ page: Page, port: Int) throws {
    if page == .echo {
      socket = try Session.upgrade(port, "/", cookie: "")
      address = [3, 1, 4]
      return
    }
    let http = try Socket(port: port)
    let answer = try http.request(["GET /\(page.rawValue) HTTP/1.1", "Host: localhost:\(port)"])
    guard let token = answer.body.firstMatch(of: /data-session="([0-9a-f]+)"/)?.1,
      let cookie = answer.head.firstMatch(of: /(?i)set-cookie: ([^;]+)/)?.1,
      let fragment = answer.body.matches(of: /<!--=(\d+)-->/).last?.1,
      let number = UInt8(fragment)
    else { throw LoadError("The page isn't one of Usher's: \(answer.head)") }
    // In a screen come its label, the bar's branch and title, the heading's identity and text, then the view.
    address = [number, 1, page == .counter ? 6 : 5]
    socket = try Session.upgrade(
      port,
      "/-/socket?session=\(token)&received=0",
      cookie: String(cookie)
    )
    try socket.receiveFrames(1)
    greetings = 1
  }

  private var greetings = 0

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

  /// The bytes of a page's HTML as it is sent to a browser.
  static func compressedBytes(of page: Page, port: Int) throws -> Int {
    let http = try Socket(port: port)
    let answer = try http.request([
      "GET /\(page.rawValue) HTTP/1.1", "Host: localhost:\(port)", "Accept-Encoding: gzip",
    ])
    guard answer.head.lowercased().contains("content-encoding: gzip") else {
      throw LoadError("The page isn't compressed: \(answer.head)")
    }
    return http.receivedBytes - answer.head.utf8.count - 4
  }

  /// What the page's script sends for a click on its button.
  var event: [UInt8] {
    Socket.frame([UInt8(truncatingIfNeeded: socket.frames - greetings)] + address)
  }

  func act() throws -> [UInt8] {
    try socket.send(event)
    return try socket.receiveFrames(1)
  }
}
