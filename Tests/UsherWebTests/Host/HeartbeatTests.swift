import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Whether anybody is there")
struct HeartbeatTests {
  @Test("the browser's request is answered at once, and is no event")
  func answered() async throws {
    let visitor = Visitor(id: "someone")
    let host = WebHost([
      WebApp("shop", title: "Shop") { flow, _ in
        ShopCoordinator(flow: flow)
      } views: {
        ListScreen.self
        ItemScreen.self
      }
    ])
    let page = await host.respond(to: WebRequest(path: "/shop", visitor: visitor))
    let text = String(decoding: page.body, as: UTF8.self)
    let token = try #require(text.firstMatch(of: /data-session="([0-9a-f]+)"/)).1
    let connection = TestConnection()
    let session = try #require(
      await host.attach("session=\(token)&received=0", visitor: visitor, connection: connection)
    )
    await session.take([0, 0])
    // Nothing was applied, and nothing changed.
    #expect(connection.frames == [[0], [0]])
    // A word on how many frames have come wants no answer.
    await session.take([1])
    #expect(connection.frames.count == 2)
    await host.close()
  }
}
