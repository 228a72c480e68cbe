import Foundation
import Testing

@testable import UsherWeb

@Suite("The report of a build")
struct BuildReportTests {
  private func assets(_ file: String?, prefix: String = "") -> Assets {
    Assets([], prefix: prefix, build: file.map(BuildReport.init))
  }

  private func request(_ path: String, mayInspect: Bool) -> WebRequest {
    var request = WebRequest(path: path, visitor: Visitor(id: "someone"))
    request.mayInspect = mayInspect
    return request
  }

  @Test("who may inspect gets what usher-watch has written, under the site's prefix")
  func told() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let assets = assets(file.path, prefix: "/apps")
    #expect(assets.respond(to: request("/apps/_usher/build", mayInspect: true))?.status == 404)
    try #"{"state":"built"}"#.write(to: file, atomically: true, encoding: .utf8)
    let answer = try #require(
      assets.respond(to: request("/apps/_usher/build", mayInspect: true))
    )
    #expect(answer.status == 200)
    #expect(answer.body == Array(#"{"state":"built"}"#.utf8))
    #expect(answer.headers.contains { $0 == ("cache-control", "no-store") })
    // Whoever may not see it gets no page of an app in its place.
    #expect(assets.respond(to: request("/apps/_usher/build", mayInspect: false))?.status == 404)
    #expect(assets.respond(to: request("/_usher/build", mayInspect: true)) == nil)
  }

  @Test("a developer who asks for an address that nothing has is told which there are")
  func addresses() {
    let shop = WebApp("shop", title: "Shop") { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
    }
    func page(_ file: String?) -> String {
      let locale = PageLocale(of: shop, for: request("/shop/x/y", mayInspect: false))
      let assets = Assets([shop], build: file.map(BuildReport.init))
      let page = PlainPage(.notFound, "/shop/x/y", shop, locale, assets)
      return String(decoding: page.response.body, as: UTF8.self)
    }
    let listed = page("/nowhere").matches(of: /<li><code>(.*?)<\/code>/).map { String($0.1) }
    #expect(listed == ["/shop", "/shop/:id", "/shop/other", "/shop/sheet"])
    #expect(!page(nil).contains("<li>"))
  }

  @Test("a large file isn't sent")
  func large() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try String(repeating: "x", count: 70_000).write(to: file, atomically: true, encoding: .utf8)
    #expect(
      assets(file.path).respond(to: request("/_usher/build", mayInspect: true))?.status == 404
    )
  }

  @Test("a program that isn't watched has neither the report nor its script")
  func unwatched() throws {
    let plain = assets(nil)
    #expect(plain.buildScript == nil)
    #expect(plain.respond(to: request("/_usher/build", mayInspect: true)) == nil)
    #expect(plain.respond(to: request("/-/usher-build.js", mayInspect: true)) == nil)
    let script = try #require(assets("/nowhere").buildScript)
    #expect(
      assets("/nowhere").respond(to: request(script.url, mayInspect: false))?.status == 200
    )
    // Pages of a program that is watched aren't loaded again when it isn't any more.
    #expect(assets("/nowhere").version == plain.version)
  }
}
