#if Hummingbird
import NIOHTTP1
import Synchronization
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Same origin")
struct SameOriginTests {
  let sameOrigin = SameOrigin(
    ServerConfiguration(hostname: "0.0.0.0", origins: ["https://Example.com"]),
    Refusals(HostMonitor(LogLines()))
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
    let headers: HTTPHeaders = ["origin": origin, "host": host]
    #expect(sameOrigin.holds(for: headers, isSecure: false) == opens)
  }

  @Test("a page that came by HTTP isn't the site's that is served by HTTPS")
  func downgraded() {
    func holds(_ origin: String, _ host: String, isSecure: Bool) -> Bool {
      sameOrigin.holds(origin: origin, host: host, isSecure: isSecure)
    }
    #expect(!holds("http://usher.test", "usher.test", isSecure: true))
    #expect(holds("https://usher.test", "usher.test", isSecure: true))
    // A proxy that doesn't say that browsers reach it by HTTPS.
    #expect(holds("https://usher.test", "usher.test", isSecure: false))
    #expect(holds("https://example.com", "example.com", isSecure: false))
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
      Refusals(HostMonitor(LogLines()))
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
      Refusals(HostMonitor(LogLines()))
    )
    #expect(sameOrigin.origin(of: "usher.test", isSecure: true) == "https://usher.test")
    for host in ["a:b@evil.test", "localhost:80/evil.test", "[::1]evil.test", "[::1", "", "a b"] {
      #expect(sameOrigin.origin(of: host, isSecure: false) == nil, "\(host)")
    }
    #expect(sameOrigin.origin(of: nil, isSecure: false) == nil)
  }

  @Test("foreign pages and names are told in the log once a minute, source by source, and shortly")
  func log() throws {
    let lines = LogLines()
    let refusals = Refusals(HostMonitor(lines))
    let sameOrigin = SameOrigin(ServerConfiguration(), refusals)
    let long = String(repeating: "x", count: 5000)
    for network in ["2001:db8::", "2001:db8:0:1::"] {
      for number in 0..<200 {
        let address = ClientAddress("\(network)\(number)")
        #expect(
          !sameOrigin.holds(
            origin: "http://\(long)",
            host: "localhost",
            isSecure: false,
            from: address
          )
        )
        #expect(sameOrigin.refusal(of: long, from: address)?.contains(long) == true)
      }
    }
    let start = String(repeating: "x", count: 40)
    let origin = """
      Refused a request to “localhost” from a page of “http://\(start.dropLast(7))…”. To fix this, if this site is \
      served at that origin, for example by a proxy, add it to ServerConfiguration.origins.
      """
    let host = """
      Refused a request. This server isn't known as “\(start)…”. To fix this, if that is the server's name, add \
      “http://\(start)…” to ServerConfiguration.origins.
      """
    #expect(lines.texts == [origin, host, origin, host])
  }
}
#endif
