import Testing
import Usher

@testable import UsherWeb

@Suite("Content sources")
struct ContentSourcesTests {
  @Test("by default a page loads from its own site only")
  func own() {
    #expect(
      ContentSources().policy == """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
        connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'none'; \
        base-uri 'none'; frame-ancestors 'none'
        """
    )
  }

  @Test("a site that the app names is allowed for what it is named for")
  func named() {
    let policy = ContentSources(
      scripts: ["https://js.example.com"],
      frames: ["https://pay.example.com:8443"],
      images: ["https://*.tiles.example.com"],
      connections: ["wss://live.example.com"]
    ).policy
    #expect(policy.contains("script-src 'self' https://js.example.com;"))
    #expect(policy.contains("frame-src https://pay.example.com:8443;"))
    #expect(policy.contains("img-src 'self' data: blob: https://*.tiles.example.com;"))
    #expect(policy.contains("connect-src 'self' wss://live.example.com;"))
  }

  @Test(
    "what isn't an origin is left out, and told",
    arguments: [
      "'unsafe-inline'", "https://a.com; script-src *", "*", "https:", "data:", "a.com",
      "https://a.com/path", "https://a.com 'unsafe-eval'", "",
    ]
  )
  func mistake(_ text: String) {
    let sources = ContentSources(scripts: [text])
    #expect(sources.mistakes == [text])
    #expect(sources.policy == ContentSources().policy)
  }

  @Test("a page has the policy of its app, and the host tells of mistakes")
  func page() async throws {
    let reports = Reports()
    let app = WebApp(
      "shop",
      title: "Shop",
      sources: ContentSources(scripts: ["https://a.com"], images: ["oops"])
    ) { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
      ItemScreen.self
    }
    let host = WebHost([app], observer: reports)
    let page = await host.respond(to: WebRequest(path: "/shop", visitor: Visitor(id: "a")))
    #expect(
      page.headers.contains {
        $0.name == "content-security-policy"
          && $0.value.contains("script-src 'self' https://a.com;")
      }
    )
    #expect(
      reports.texts == [
        """
        The app “Shop” allows “oops”, which isn't an origin and is left out. To fix this, write one like \
        https://example.com.
        """
      ]
    )
    await host.close()
  }
}
