import Foundation

extension Load {
  /// A page asked for by browsers that come for the first time, one after the other: the server's CPU time for each in
  /// microseconds, by one connection and not compressed; by a connection each and compressed, as browsers do; and the bytes
  /// of both.
  static func requests(_ path: String, _ port: Int, _ process: ServerProcess) throws {
    let request = ["GET \(path) HTTP/1.1", "Host: localhost:\(port)"]
    func bytes(_ answer: (head: String, body: [UInt8])) throws -> Int {
      guard answer.head.hasPrefix("HTTP/1.1 200") else {
        throw LoadError("The page isn't sent: \(answer.head)")
      }
      return answer.body.count
    }
    func measure(_ ask: () throws -> Int) throws -> (cpu: Double, bytes: Int) {
      for _ in 0..<200 { _ = try ask() }
      let before = try process.cpu()
      var bytes = 0
      for _ in 0..<2_000 { bytes = try ask() }
      return ((try process.cpu() - before) / 2_000 * 1e6, bytes)
    }
    let http = try Socket(port: port)
    let alone = try measure { try bytes(http.request(request)) }
    let asBrowser = try measure {
      try bytes(Socket(port: port).request(request + ["Accept-Encoding: gzip"]))
    }
    print(
      String(
        format: "%.0f %.0f %d %d",
        alone.cpu,
        asBrowser.cpu,
        alone.bytes,
        asBrowser.bytes
      )
    )
  }
}
