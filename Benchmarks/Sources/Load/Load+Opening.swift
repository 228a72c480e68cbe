import Foundation

extension Load {
  /// One page after the other: from the request until its socket has been greeted, the median in milliseconds; and the
  /// page's bytes, compressed.
  static func opening(_ page: Page, _ port: Int) throws {
    var samples = Samples()
    for _ in 0..<50 {
      samples.add(try ContinuousClock().measure { _ = try Session(page, port: port) })
    }
    let http = try Socket(port: port)
    let answer = try http.request([
      "GET /\(page.rawValue) HTTP/1.1", "Host: localhost:\(port)", "Accept-Encoding: gzip",
    ])
    guard answer.head.lowercased().contains("content-encoding: gzip") else {
      throw LoadError("The page isn't compressed: \(answer.head)")
    }
    print(String(format: "%.2f %d", samples.milliseconds([0.5])[0], answer.body.count))
  }
}
