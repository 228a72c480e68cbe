#if Hummingbird
import Testing
import UsherHummingbird
import UsherWeb

/// Another site sends a person back by POST.
@Suite("Return by POST", .timeLimit(.minutes(10)))
struct ReturnTests {
  private static let token = String(repeating: "0af9", count: 8)
  private static let form = ["Content-Type: application/x-www-form-urlencoded; charset=UTF-8"]

  private func post(
    _ path: String = "/drop/-/return/\(token)",
    _ fields: [String] = form,
    _ body: String = "payment=p-17",
    prefix: String = "",
    limits: ServerLimits = ServerLimits()
  ) async throws -> Wire.Answer {
    let configuration = ServerConfiguration(port: 0, threads: 1, limits: limits, prefix: prefix)
    return try await TestServer.run(DropApp(), configuration: configuration) { server in
      try await Wire.open(server.port) { wire in
        let foreign = ["Origin: https://pay.example", "Sec-Fetch-Site: cross-site"]
        return try await wire.request("POST \(path)", foreign + fields, body: Array(body.utf8))
      }
    }
  }

  @Test("the browser asks again by GET, with the fields as the query, and gets no cookie")
  func fields() async throws {
    let answer = try await post()
    #expect(answer.status == 303)
    #expect(answer["location"] == "/drop/-/return/\(Self.token)?payment=p-17")
    #expect(answer["cache-control"] == "no-store")
    #expect(answer.cookie == nil)
  }

  @Test("a query that is there stays, before the fields")
  func query() async throws {
    let answer = try await post("/drop/-/return/\(Self.token)?state=a%20b", Self.form, "code=c+d")
    #expect(answer["location"]?.hasSuffix("?state=a%20b&code=c+d") == true)
    let empty = try await post(
      "/drop/-/return/\(Self.token)",
      Self.form + ["Content-Length: 0"],
      ""
    )
    #expect(empty["location"] == "/drop/-/return/\(Self.token)")
  }

  @Test("what can't be in an address is encoded")
  func encoded() async throws {
    let body = "a=1\r\nset-cookie: b=2#<ü"
    let location = try await post("/drop/-/return/\(Self.token)", Self.form, body)["location"]
    #expect(location?.hasSuffix("?a=1%0D%0Aset-cookie:%20b=2%23%3C%C3%BC") == true)
  }

  @Test(
    "under a prefix the address has it, also if the proxy has removed it",
    arguments: ["", "/apps"]
  )
  func prefix(asked: String) async throws {
    let answer = try await post("\(asked)/drop/-/return/\(Self.token)", prefix: "/apps")
    #expect(answer["location"] == "/apps/drop/-/return/\(Self.token)?payment=p-17")
  }

  @Test("more than an address can hold is refused, and so is what isn't a form")
  func refused() async throws {
    let path = "/drop/-/return/\(Self.token)"
    let large = try await post(path, Self.form, String(repeating: "a", count: 8193))
    #expect(large.status == 413)
    let whole = try await post(path, Self.form, String(repeating: "a", count: 8192))
    #expect(whole.status == 303)
    #expect(try await post(path, ["Content-Type: application/json"], "{}").status == 415)
    #expect(try await post(path, [], "a=1").status == 415)
    var limits = ServerLimits()
    limits.bodyBytes = 1
    let busy = try await post(path, limits: limits)
    #expect(busy.status == 503 && busy["retry-after"] == "60")
  }

  @Test("what is refused is counted as a body")
  func counted() async throws {
    let configuration = ServerConfiguration(port: 0, threads: 1)
    try await TestServer.run(DropApp(), configuration: configuration) { server in
      let large = Array(repeating: UInt8(ascii: "a"), count: 8193)
      let path = "/drop/-/return/\(Self.token)"
      let status = try await Wire.open(server.port) {
        try await $0.request("POST \(path)", Self.form, body: large).status
      }
      #expect(status == 413)
      let metrics = try await Wire.open(server.port) { try await $0.request("GET /metrics").text }
      #expect(metrics.contains("usher_refusals_total{reason=\"body\"} 1\n"))
    }
  }

  @Test(
    "no other address takes it, nor leads to another site",
    arguments: [
      "/drop", "/drop/-/return/", "/drop/-/return/\(token)/",
      "/drop/-/return/\(token.uppercased())",
      "//evil.example/-/return/\(token)", "/other/-/return/\(token)",
    ]
  )
  func other(path: String) async throws {
    #expect(try await post(path).status == 405)
  }
}
#endif
