#if Hummingbird
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
      ("x://usher.test", "usher.test", false),
    ]
  )
  func origins(_ origin: String, _ host: String, _ opens: Bool) {
    #expect(sameOrigin.holds(for: ["origin": origin, "host": host]) == opens)
  }

  @Test(
    "a page is where the configuration says that it is served from",
    arguments: [
      ("example.com", false, "https://example.com"), ("Example.com", true, "https://example.com"),
      ("b.example.com", true, "https://b.example.com"),
      ("b.example.com", false, "http://b.example.com"),
      // A proxy may ask by a name of its own.
      ("127.0.0.1:8080", false, "https://example.com"), ("evil.test", false, "https://example.com"),
      ("evil.test:80/x", false, "https://example.com"),
    ]
  )
  func pages(_ host: String, _ isSecure: Bool, _ origin: String) {
    let sameOrigin = SameOrigin(
      ServerConfiguration(
        origins: ["https://Example.com/", "http://b.example.com", "https://b.example.com"]
      ),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    #expect(sameOrigin.origin(of: host, isSecure: isSecure) == origin)
    #expect(sameOrigin.refusal(of: "example.com") == nil, "with a slash, too, it is known")
  }

  @Test(
    "without a word of the configuration, a page is where it was asked for, if that is an address at all"
  )
  func pagesElsewhere() {
    let sameOrigin = SameOrigin(
      ServerConfiguration(hostname: "0.0.0.0"),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    #expect(sameOrigin.origin(of: "usher.test", isSecure: true) == "https://usher.test")
    for host in ["a:b@evil.test", "localhost:80/evil.test", "[::1]evil.test", "[::1", "", "a b"] {
      #expect(sameOrigin.origin(of: host, isSecure: false) == nil, "\(host)")
    }
    #expect(sameOrigin.origin(of: nil, isSecure: false) == nil)
  }
}
#endif
