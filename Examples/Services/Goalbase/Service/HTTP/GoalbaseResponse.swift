/// An answer of ``GoalbaseAPI``, independent of the HTTP server.
public struct GoalbaseResponse: Sendable {
  /// The HTTP status.
  public let status: Int
  /// The header fields, with names in lower case.
  public let headers: [(name: String, value: String)]
  /// The body in JSON; empty for the status 304.
  public let body: [UInt8]

  init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8]) {
    self.status = status
    self.headers = headers + [("content-type", "application/json; charset=utf-8")]
    self.body = body
  }

  /// Creates the answer to a client that has the current version already.
  init(unchanged tag: EntityTag) {
    status = 304
    headers = tag.headers
    body = []
  }

  /// Creates a refusal by a server in front of Goalbase, in the format of Goalbase's own errors.
  public init(status: Int, refusal message: String) {
    self.init(status: status, body: Self.body(of: message))
  }

  /// Creates the answer to a refused request, in the format of the original Goalbase.
  package init(_ error: GoalbaseError) {
    let allowed = error.allowed.joined(separator: ", ")
    self.init(
      status: error.code.status,
      headers: allowed.isEmpty ? [] : [("allow", allowed)],
      body: Self.body(of: error.message)
    )
  }

  private static func body(of message: String) -> [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.name("response_type")
        json.text("error")
        json.name("response")
        json.text(message)
      }
    }
  }
}
