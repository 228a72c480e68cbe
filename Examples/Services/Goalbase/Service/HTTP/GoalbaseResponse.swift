/// What ``GoalbaseAPI`` answers, free of any server.
public struct GoalbaseResponse: Sendable {
  /// The HTTP status.
  public let status: Int
  /// The header fields; names in lower case.
  public let headers: [(name: String, value: String)]
  /// JSON; empty for 304.
  public let body: [UInt8]

  init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8]) {
    self.status = status
    self.headers = headers + [("content-type", "application/json; charset=utf-8")]
    self.body = body
  }

  /// The client has it already.
  init(unchanged tag: EntityTag) {
    status = 304
    headers = tag.headers
    body = []
  }

  /// Why a server before Goalbase has refused a request by itself, in the shape of Goalbase's own errors.
  public init(status: Int, refusal message: String) {
    self.init(status: status, body: Self.body(of: message))
  }

  /// Why a request was refused, as the original says it.
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
