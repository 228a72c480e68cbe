import Logging
import NIOHTTP1
import Testing

@testable import UsherHummingbird

@Suite("Same origin")
struct SameOriginTests {
  let sameOrigin = SameOrigin(
    ServerConfiguration(hostname: "0.0.0.0", origins: ["https://Example.com"]),
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  )

  @Test(
    "a page of the server's own address, or of one that is named, may open a socket",
    arguments: [
      ("http://usher.test", "usher.test", true), ("HTTP://Usher.Test", "usher.test", true),
      ("https://example.com", "10.0.0.1:8080", true), ("https://Example.com", "10.0.0.1", true),
      ("http://example.com", "10.0.0.1", false), ("https://example.com.evil", "10.0.0.1", false),
      ("null", "usher.test", false), ("", "usher.test", false),
    ]
  )
  func origins(_ origin: String, _ host: String, _ opens: Bool) {
    #expect(sameOrigin.holds(for: ["origin": origin, "host": host]) == opens)
  }
}
