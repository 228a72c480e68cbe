#if Hummingbird
import Testing
import UsherHummingbird
import UsherWeb

@Suite("A new visitor's cookie", .timeLimit(.minutes(10)))
struct VisitorRenewalTests {
  let service = EchoService()

  private func exchange(_ body: @Sendable (Wire) async throws -> Void) async throws {
    try await TestServer.run(service) { server in try await Wire.open(server.port, body) }
  }

  private let own = "Origin: http://localhost"

  @Test("a page of this site gets the cookie, and is told when the server has seen it")
  func renews() async throws {
    try await exchange { wire in
      let old = try #require(try await wire.request("GET /").cookie)
      let offer = try await wire.request("POST /-/visitor/good", [own, "Cookie: \(old)"])
      #expect(offer.status == 200)
      let new = try #require(offer.cookie)
      #expect(new.contains("=\(EchoService.newVisitor.id)."))
      #expect(offer["cache-control"] == "no-store")
      let answer = try await wire.request("POST /-/visitor/good", [own, "Cookie: \(new)"])
      #expect(answer.status == 204)
      #expect(answer["set-cookie"] == nil)
      _ = try await wire.request("GET /", ["Cookie: \(new)"])
      #expect(service.lastRequest?.visitor == EchoService.newVisitor)
    }
  }

  @Test("pages of other sites, unknown tokens, and who has no cookie get nothing")
  func refuses() async throws {
    try await exchange { wire in
      let old = try #require(try await wire.request("GET /").cookie)
      for (fields, token, status) in [
        (["Origin: http://evil.example", "Cookie: \(old)"], "good", 403),
        (["Cookie: \(old)"], "good", 403), ([own, "Cookie: \(old)"], "bad", 404),
        ([own], "good", 404), ([own, "Cookie: \(old)0"], "good", 404),
      ] {
        let answer = try await wire.request("POST /-/visitor/\(token)", fields)
        #expect(answer.status == status)
        #expect(answer["set-cookie"] == nil)
      }
      #expect(try await wire.request("GET /-/visitor/good", [own]).status == 200)
      #expect(service.lastRequest?.path == "/-/visitor/good")
    }
  }
}
#endif
