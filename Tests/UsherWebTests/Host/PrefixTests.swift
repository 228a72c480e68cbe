import Testing
import Usher

@testable import UsherWeb

@Suite("A host under a prefix")
struct PrefixTests {
  private func host() -> WebHost {
    let host = WebHost([
      WebApp("shop", title: "Shop", styles: ":root {}") { flow, _ in
        ShopCoordinator(flow: flow)
      } views: {
        ListScreen.self
        ItemScreen.self
      } resource: { _, path in
        path == "hello" ? .text(200, "hello") : nil
      }
    ])
    host.begin(under: "/apps")
    return host
  }

  private func get(_ host: WebHost, _ path: String) async -> WebResponse {
    await host.respond(to: WebRequest(path: path, visitor: Visitor(id: "someone")))
  }

  private func text(_ answer: WebResponse) -> String {
    String(decoding: answer.body, as: UTF8.self)
  }

  @Test("all addresses of a page are below the prefix, and exist there")
  func page() async throws {
    let host = host()
    let page = text(await get(host, "/apps/shop/1"))
    #expect(page.contains("data-base=\"/apps/shop\" data-prefix=\"/apps\""))
    let addresses = page.matches(of: /(?:href|src)="(\/[^"]*)"/).map { String($0.1) }
    #expect(addresses.count > 4)
    for address in addresses {
      #expect(address.hasPrefix("/apps/"))
      #expect(await get(host, address).status == 200, "\(address)")
    }
    #expect(text(await get(host, "/apps/shop/-/hello")) == "hello")
    let manifest = text(await get(host, "/apps/shop/-/app.webmanifest"))
    #expect(manifest.contains(#""start_url":"/apps/shop""#))
    await host.close()
  }

  @Test("the start page, and pages that aren't there, lead to places below the prefix")
  func plainPages() async {
    let host = host()
    for path in ["/apps", "/apps/"] {
      let start = await get(host, path)
      #expect(start.status == 200 && text(start).contains("href=\"/apps/shop\""))
    }
    let none = await get(host, "/apps/none")
    #expect(none.status == 404 && text(none).contains("href=\"/apps/\""))
    #expect(await get(host, "/shop").status == 404)
    let icon = await get(host, "/apps/favicon.ico")
    #expect(icon.headers.first { $0.name == "location" }?.value.hasPrefix("/apps/-/icon.") == true)
  }
}
