import Foundation
import Observation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Islands")
struct IslandTests {
  private let script = AppFile("map.js", text: "export default () => {};")

  struct Pin: Codable, Equatable {
    var x: Int
    var name = "a \"b\" <c>"
  }

  @Test("an island has its script, its value as JSON, and what is shown without the script")
  func markup() {
    let html = TestFragment {
      Island(script, [Pin(x: 1)], label: "Map") { p { "No map" } }
    }.fresh
    #expect(html.contains(#"data-island="/-/files/map.\#(script.digest).js""#))
    #expect(html.contains(#"data-value="[{"name":"a \"b\" <c>","x":1}]""#))
    #expect(html.contains(#"aria-label="Map""#) && html.contains(#"role="group""#))
    #expect(html.contains("No map"))
  }

  @Test("a value can't end its attribute")
  func escaping() {
    var renderer = Renderer(.page)
    Island(script, Pin(x: 1)).render(into: &renderer)
    let markup = String(decoding: renderer.out, as: UTF8.self)
    #expect(markup.contains("&quot;x&quot;:1"))
    #expect(!markup.contains("\"b"))
  }

  @Test("a new value is a change of one attribute, and the same value is none")
  func value() throws {
    let model = Box(1)
    let page = TestFragment { Island(script, Pin(x: model.value)) }
    model.value = 2
    #expect(page.html == page.fresh)
    #expect(page.html.contains(#""x":2"#))
    model.value = 2
    page.update()
    #expect(page.lastFrame.isEmpty)
  }

  @Test("a message of the script comes to the island, decoded; another one is left out")
  func message() throws {
    var pins: [Pin] = []
    let page = TestFragment { Island(script, 1, on: { pins.append($0) }) }
    let island = try #require(page.browser.root.all.first { $0.attributes["data-island"] != nil })
    #expect(page.act("island", on: island, payload: #"{"x":3,"name":"here"}"#))
    #expect(page.act("island", on: island, payload: #"{"y":3}"#))
    #expect(page.act("island", on: island, payload: "no JSON"))
    #expect(pins == [Pin(x: 3, name: "here")])
  }

  @Test("an island that nobody listens to takes no messages")
  func silent() throws {
    let page = TestFragment { Island(script, 1) }
    let island = try #require(page.browser.root.all.first { $0.attributes["data-island"] != nil })
    #expect(!page.act("island", on: island, payload: "1"))
  }

  @Test("a value that is no JSON isn't sent")
  func noJSON() {
    let html = TestFragment { Island(script, Double.nan) }.fresh
    #expect(html.contains("data-island") && !html.contains("data-value"))
  }

  @Test("a file of an app is at its name; who asks for its digest may keep it for ever")
  func file() async throws {
    let app = WebApp("maps", title: "Maps", files: [script]) { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
      ItemScreen.self
    }
    let host = WebHost([app])
    let kept = await host.respond(to: request("/maps/-/files/map.\(script.digest).js"))
    #expect(kept.status == 200)
    #expect(kept.body == Array("export default () => {};".utf8))
    #expect(kept.headers.contains { $0 == ("content-type", "text/javascript; charset=utf-8") })
    #expect(kept.headers.contains { $0.name == "cache-control" && $0.value.contains("immutable") })
    // As another script of the app imports it.
    let plain = await host.respond(to: request("/maps/-/files/map.js"))
    #expect(plain.headers.contains { $0 == ("cache-control", "public, no-cache") })
    await host.close()
  }

  @Test("a name leads to no other address")
  func name() {
    #expect(AppFile("../a b/c?d.js", []).name == "---a-b-c-d.js")
  }

  private func request(_ path: String) -> WebRequest {
    WebRequest(path: path, visitor: Visitor(id: "a"))
  }
}

@Observable private final class Box {
  var value: Int
  init(_ value: Int) { self.value = value }
}
