import Foundation

/// Somebody with a browser, at an address of this machine, who goes from page to page.
final class Person {
  let number: Int
  let ports: [UInt16]
  let tally: Tally
  private var cookies: [String: String] = [:]
  private(set) var port: UInt16

  init(_ number: Int, ports: [UInt16], tally: Tally) {
    (self.number, self.ports, self.tally) = (number, ports, tally)
    port = ports[number % ports.count]
  }

  /// Networks count as well as addresses, so each person has a network.
  private var source: String { "127.\(1 + number / 250).\(number % 250).1" }

  private func fields() -> [String] {
    let cookie = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    return ["Host: localhost:\(port)", "Origin: http://localhost:\(port)"]
      + (cookie.isEmpty ? [] : ["Cookie: \(cookie)"])
  }

  /// Tries another server the next time, as a proxy does.
  func tryNext() {
    if let index = ports.firstIndex(of: port) { port = ports[(index + 1) % ports.count] }
  }

  /// Loads something, and keeps its cookies. Tries all servers for half a minute.
  func load(_ method: String = "GET", _ path: String) throws -> Answer {
    tally.set(number, doing: "loads \(path)")
    let begun = ContinuousClock.now
    var last = "no answer"
    repeat {
      do {
        let connection = try Connection(port: port, from: source)
        let answer = try connection.request(method, path, fields() + ["Connection: close"])
        for field in answer.fields where field.name == "set-cookie" {
          let pair = field.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
          if pair.count == 2 { cookies[String(pair[0])] = String(pair[1]) }
        }
        if answer.status != 503 { return answer }
        last = "503"
      } catch { last = "no connection" }
      tryNext()
      Thread.sleep(forTimeInterval: 0.2)
    } while ContinuousClock.now - begun < .seconds(30)
    throw SoakError("\(method) \(path) has no answer for 30 s: \(last)")
  }

  /// Opens a socket.
  func socket(_ query: String) throws(ServerGone) -> Connection {
    tally.set(number, doing: "opens a socket at \(port)")
    let connection = try Connection(port: port, from: source)
    let answer = try connection.request(
      "GET",
      "/-/socket?\(query)",
      fields() + [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ]
    )
    guard answer.status == 101 else { throw ServerGone() }
    return connection
  }
}
