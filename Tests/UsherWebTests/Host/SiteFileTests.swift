import Foundation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// What browsers, home screens and search engines ask for beside pages.
@Suite("What a site has beside its pages")
struct SiteFileTests {

  private func host(_ icon: AppIcon? = nil) -> WebHost {
    WebHost([
      WebApp("shop", title: "Shop", summary: "Things & more", icon: icon) { flow, _ in
        ShopCoordinator(flow: flow)
      } views: {
        ListScreen.self
        ItemScreen.self
      }
    ])
  }

  private func get(_ host: WebHost, _ path: String, origin: String? = nil) async -> WebResponse {
    let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
    return await host.respond(
      to: WebRequest(
        path: parts[0],
        query: parts.dropFirst().first,
        visitor: Visitor(id: "someone"),
        origin: origin
      )
    )
  }

  private func header(_ answer: WebResponse, _ name: String) -> String? {
    answer.headers.first { $0.name == name }?.value
  }

  private func text(_ answer: WebResponse) -> String {
    String(decoding: answer.body, as: UTF8.self)
  }

  @Test("an app without an icon has the host's, at addresses that exist")
  func standardIcon() async throws {
    let host = host()
    let page = text(await get(host, "/shop"))
    for rel in ["icon", "apple-touch-icon", "manifest", "stylesheet"] {
      let address = try #require(page.firstMatch(of: try Regex("rel=\"\(rel)\" href=\"([^\"]+)\"")))
      let answer = await get(host, String(address[1].substring ?? ""))
      #expect(answer.status == 200 && !answer.body.isEmpty, "\(rel)")
    }
    await host.close()
  }

  @Test("an app's own icon is set in one line")
  func ownIcon() async throws {
    let host = host(AppIcon(svg: "<svg id='own'/>", png: [1, 2, 3]))
    #expect(text(await get(host, "/shop/-/icon.svg")) == "<svg id='own'/>")
    #expect(await get(host, "/shop/-/icon.png").body == [1, 2, 3])
    let plain = self.host(AppIcon(svg: "<svg/>"))
    #expect(!text(await get(plain, "/shop")).contains("apple-touch-icon"))
    await host.close()
    await plain.close()
  }

  @Test("the manifest says what a home screen needs, within the app's own addresses")
  func manifest() async throws {
    let host = host()
    let answer = await get(host, "/shop/-/app.webmanifest")
    #expect(answer.headers.contains { $0 == ("content-type", "application/manifest+json") })
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
    )
    #expect(json["name"] as? String == "Shop")
    #expect(json["description"] as? String == "Things & more")
    #expect(json["start_url"] as? String == "/shop")
    #expect(json["scope"] as? String == "/shop")
    #expect(json["display"] as? String == "standalone")
    #expect((json["icons"] as? [[String: String]])?.map { $0["sizes"] } == ["any", "512x512"])
  }

  @Test("an app at the root of the site has its own icon there, and its own colour round its page")
  func rootIcon() async throws {
    let host = WebHost([
      WebApp(
        "",
        title: "Site",
        icon: AppIcon(svg: "<svg id='own'/>"),
        themeColor: ThemeColor(light: "#b4460f", dark: "#401800")
      ) { flow, _ in
        ShopCoordinator(flow: flow)
      } views: {
        ListScreen.self
        ItemScreen.self
      }
    ])
    #expect(text(await get(host, "/-/icon.svg")) == "<svg id='own'/>")
    let answer = await get(host, "/favicon.ico")
    #expect(answer.headers.contains { $0.value.hasPrefix("/-/icon.") })
    let page = text(await get(host, "/"))
    #expect(page.contains(##"(prefers-color-scheme: light)" content="#b4460f""##))
    #expect(page.contains(##"(prefers-color-scheme: dark)" content="#401800""##))
    let manifest = text(await get(host, "/-/app.webmanifest"))
    #expect(manifest.contains(##""theme_color":"#b4460f""##))
    await host.close()
  }

  @Test("a page says what it is, escaped, and where its picture is when the site is known")
  func preview() async {
    let host = host()
    let page = text(await get(host, "/shop/1", origin: "https://example.org"))
    for part in [
      #"<meta name="description" content="Things &amp; more">"#,
      #"<meta property="og:title" content="Item 1">"#,
      #"<meta property="og:image" content="https://example.org/shop/-/icon."#,
      #"<meta name="theme-color" media="(prefers-color-scheme: dark)""#,
      "interactive-widget=resizes-content",
    ] {
      #expect(page.contains(part))
    }
    #expect(!text(await get(host, "/shop/1")).contains("og:image"))
    await host.close()
  }

  @Test("search engines are told what they may read, in the site's own words where it has some")
  func robots() async {
    let own = text(await get(host(), "/robots.txt"))
    #expect(own.contains("Disallow: /-/"))
    // What previews of links and results of searches show.
    #expect(own.contains("Allow: /*/-/icon"))
    let closed = WebHost([], robots: "User-agent: *\nDisallow: /\n")
    #expect(text(await get(closed, "/robots.txt")) == "User-agent: *\nDisallow: /\n")
  }

  @Test("what old browsers ask for without a link leads to the icon")
  func favicon() async throws {
    let answer = await get(host(), "/favicon.ico")
    let location = try #require(answer.headers.first { $0.name == "location" }?.value)
    #expect(answer.status == 302)
    #expect(await get(host(), location).status == 200)
  }

  @Test(
    "what is everybody's may be kept by who keeps it for many",
    arguments: [
      "/robots.txt", "/favicon.ico", "/-/icon.png", "/shop/-/icon.png", "/shop/-/app.webmanifest",
    ]
  )
  func everybodys(_ path: String) async {
    let control = header(await get(host(), path), "cache-control")
    #expect(control?.hasPrefix("public") == true, "so that it makes nobody a visitor")
  }

  @Test(
    "nothing but an upload is posted",
    arguments: ["/", "/shop", "/robots.txt", "/-/icon.png", "/shop/-/picture"]
  )
  func posted(_ path: String) async {
    let request = WebRequest(method: "POST", path: path, visitor: Visitor(id: "someone"))
    let answer = await host().respond(to: request)
    #expect(answer.status == 405 && header(answer, "allow") == "GET, HEAD")
  }
}
