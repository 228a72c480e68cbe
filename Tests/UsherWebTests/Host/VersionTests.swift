import Testing
import WebTesting

@testable import UsherWeb

/// What becomes of a page that another version of the server has made.
@Suite("Versions", .timeLimit(.minutes(10)))
struct VersionTests {
  let host = ReloadTests.host()

  func files(_ page: String) throws -> Substring {
    try #require(page.firstMatch(of: /data-files="([^"]+)"/)).1
  }

  @Test("a page of this version is taken, and tells the version of its files")
  func same() async throws {
    let page = try await TestDocument(host, at: "/shop")
    let files = page.browser.root.all.compactMap { $0.attributes["data-files"] }.first
    #expect(files?.isEmpty == false)
    #expect(await page.connect("&version=\(WireVersion.current)&files=\(files ?? "")"))
    await host.close()
  }

  @Test(
    "a page of another version is told so",
    arguments: ["version=1", "version=3", "files=older"]
  )
  func other(_ version: String) async throws {
    let page = try await TestDocument(host, at: "/shop")
    #expect(await !page.connect("&\(version)"))
    #expect(page.closeCode == .otherVersion)
    // It is loaded again, and continues.
    let again = try await TestDocument(host, at: "/shop")
    #expect(await again.take(over: page))
    await host.close()
  }

  @Test("another style sheet is another version")
  func style() {
    let versions = ["", ":root {}", ":root { color: red }"].map { styles in
      Assets([
        WebApp("shop", title: "Shop", styles: styles) { flow, _ in
          ShopCoordinator(flow: flow)
        } views: {
          ListScreen.self
        }
      ]).version
    }
    #expect(Set(versions).count == 3)
  }
}
