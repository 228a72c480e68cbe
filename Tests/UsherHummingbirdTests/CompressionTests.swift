#if Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Compression", .timeLimit(.minutes(10)))
struct CompressionTests {
  let service = EchoService()

  /// Returns bytes that a browser unpacks.
  private func unpacked(_ bytes: [UInt8]) throws -> String {
    let channel = EmbeddedChannel(handler: NIOHTTPResponseDecompressor(limit: .none))
    defer { _ = try? channel.finish() }
    let fields: HTTPHeaders = ["content-encoding": "gzip", "content-length": "\(bytes.count)"]
    let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: fields)
    try channel.writeInbound(HTTPClientResponsePart.head(head))
    try channel.writeInbound(HTTPClientResponsePart.body(ByteBuffer(bytes: bytes)))
    try channel.writeInbound(HTTPClientResponsePart.end(nil))
    var text = ""
    while let part = try channel.readInbound(as: HTTPClientResponsePart.self) {
      if case .body(let buffer) = part { text += String(buffer: buffer) }
    }
    return text
  }

  private func ask(
    _ line: String,
    _ fields: [String] = ["Accept-Encoding: gzip, br"]
  ) async throws -> Wire.Answer {
    try await TestServer.run(service) { server in
      try await Wire.open(server.port) { try await $0.request(line, fields) }
    }
  }

  @Test("a page is sent compressed to a browser that takes it so")
  func page() async throws {
    let answer = try await ask("GET /long")
    #expect(answer["content-encoding"] == "gzip")
    #expect(answer["vary"] == "accept-encoding")
    #expect(answer.body.count < EchoService.longPage.utf8.count / 10)
    #expect(try unpacked(answer.body) == EchoService.longPage)
  }

  @Test("to another browser it is sent as it is, and caches are told that answers differ")
  func plain() async throws {
    let answer = try await ask("GET /long", [])
    #expect(answer["content-encoding"] == nil)
    #expect(answer["vary"] == "accept-encoding")
    #expect(answer.text == EchoService.longPage)
  }

  @Test("HEAD gets the size that GET has")
  func head() async throws {
    let (get, head) = (try await ask("GET /long"), try await ask("HEAD /long"))
    #expect(head["content-encoding"] == "gzip")
    #expect(head["content-length"] == get["content-length"])
    #expect(head["content-length"] == "\(get.body.count)")
  }

  @Test(
    "what is small, or compressed by its kind, or in pieces, or not to be changed is sent as it is",
    arguments: ["/", "/picture", "/large", "/photo", "/untouched"]
  )
  func unfit(_ path: String) async throws {
    #expect(try await ask("GET \(path)")["content-encoding"] == nil)
  }

  @Test("a tag of compressed bytes is a weak one, and is known again")
  func entityTag() async throws {
    let answer = try await ask("GET /script")
    #expect(answer["content-encoding"] == "gzip")
    #expect(answer["etag"] == "W/\"s1\"")
    let again = try await ask("GET /script", ["Accept-Encoding: gzip", "If-None-Match: W/\"s1\""])
    #expect(again.status == 304)
    #expect(again["vary"] == "accept-encoding")
  }

  @Test(
    "a known visitor's page that another site asks for isn't compressed",
    arguments: ["cross-site", "same-site"]
  )
  func otherSite(_ site: String) async throws {
    let fields = ["Accept-Encoding: gzip", "Sec-Fetch-Site: \(site)"]
    #expect(try await ask("GET /long", fields + ["Cookie: a=b"])["content-encoding"] == nil)
    // Who comes from a search engine for the first time has nothing to hide yet, and a file is the same for everybody.
    #expect(try await ask("GET /long", fields)["content-encoding"] == "gzip")
    #expect(try await ask("GET /script", fields + ["Cookie: a=b"])["content-encoding"] == "gzip")
    let own = ["Accept-Encoding: gzip", "Sec-Fetch-Site: same-origin", "Cookie: a=b"]
    #expect(try await ask("GET /long", own)["content-encoding"] == "gzip")
  }

  @Test("a file that is the same for everybody is compressed once; a page each time")
  func once() {
    let compression = Compression()
    let asked = AcceptedEncoding(path: "/-/a.js", takesGzip: true)
    func file(_ text: String, cacheControl: String = "public, max-age=60") -> [UInt8] {
      let answer = WebResponse(
        status: 200,
        headers: [
          ("content-type", "text/javascript"), ("etag", "\"1\""), ("cache-control", cacheControl),
        ],
        body: Array(String(repeating: text, count: 1000).utf8)
      )
      return compression.encode(answer, to: asked).body
    }
    let first = file("one ")
    // The tag says that nothing has changed, so nobody looks at the bytes again.
    #expect(file("two ") == first)
    #expect(file("two ", cacheControl: "private") != first)
  }

  @Test("of compressed files the oldest go when they are too many")
  func forgotten() {
    var files = CompressedFiles()
    let half = [UInt8](repeating: 0, count: CompressedFiles.limit / 2)
    for key in ["a", "b", "b", "c"] { files.add(half, as: key) }
    #expect(files["a"] == nil && files["b"] != nil && files["c"] != nil)
    files.add(half + half + [0], as: "d")
    #expect(files["d"] == nil && files["c"] != nil)
  }

  @Test(
    "a browser's word on encodings is taken with its weights",
    arguments: [
      ("gzip", true), ("GZIP;q=0.5", true), ("deflate, gzip;q=1.0, *;q=0.5", true), ("*", true),
      ("br, x-gzip", true), ("", false), ("identity", false), ("br, deflate", false),
      ("gzip;q=0", false), ("gzip; q=0.0, *", false), ("*;q=0", false), ("gzip;q=much", false),
    ]
  )
  func weights(_ field: String, takesGzip: Bool) {
    #expect(AcceptedEncoding.takesGzip(field) == takesGzip)
  }

  @Test(
    "text is known by its media type",
    arguments: [
      ("text/html; charset=utf-8", true), ("image/svg+xml", true), ("application/json", true),
      ("application/manifest+json", true), ("TEXT/CSS", true), ("image/png", false),
      ("application/octet-stream", false), ("text/event-stream", false), ("font/woff2", false),
    ]
  )
  func mediaTypes(_ type: String, isText: Bool) {
    #expect(Compression.isText(type) == isText)
  }
}
#endif
