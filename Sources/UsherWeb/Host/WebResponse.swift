import Usher

/// The answer to a ``WebRequest``.
public struct WebResponse: Sendable {
  /// The HTTP status.
  public var status: Int
  /// The header fields; names in lower case.
  public var headers: [(name: String, value: String)]
  /// The body; empty when it comes as a ``stream``.
  public var body: [UInt8]
  /// The body in pieces, for what is too large to be held in memory; sent as fast as the browser takes it.
  public var stream: Stream?

  /// A body in pieces.
  public struct Stream: Sendable {
    /// How many bytes there are in all.
    public let size: Int64
    /// The pieces. When they fail or are fewer bytes, the browser sees that the answer was cut off.
    public let chunks: any AsyncSequence<[UInt8], any Error> & Sendable

    /// Describes a body.
    public init(size: Int64, chunks: any AsyncSequence<[UInt8], any Error> & Sendable) {
      self.size = size
      self.chunks = chunks
    }
  }

  /// Describes an answer.
  public init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A text for a status, as `404` with “Nothing has this address.”
  public static func text(_ status: Int, _ text: String) -> WebResponse {
    WebResponse(
      status: status,
      headers: [("content-type", "text/plain; charset=utf-8"), ("cache-control", "no-store")],
      body: Array(text.utf8)
    )
  }

  /// A page; never stored by the browser, since it belongs to one session.
  public static func html(_ body: [UInt8], status: Int = 200) -> WebResponse {
    WebResponse(
      status: status,
      headers: [("content-type", "text/html; charset=utf-8"), ("cache-control", "no-store")],
      body: body
    )
  }

  /// Sends the browser elsewhere.
  public static func redirect(_ location: String, status: Int = 303) -> WebResponse {
    WebResponse(status: status, headers: [("location", location)])
  }

  /// Bytes of a type, with an entity tag: a request that has them already gets a 304.
  ///
  /// - Parameters:
  ///   - cacheControl: how the browser may keep it; it asks again each time by default.
  ///   - download: a file name, when it is to be saved rather than shown.
  public static func bytes(
    _ body: [UInt8],
    _ contentType: String,
    etag: String,
    cacheControl: String = "private, no-cache",
    download: String? = nil,
    for request: WebRequest
  ) -> WebResponse {
    var headers = [(name: "etag", value: "\"\(etag)\""), ("cache-control", cacheControl)]
    let known = (request.header("if-none-match") ?? "").split(separator: ",").map {
      $0.drop { $0 == " " }.replacing("W/", with: "", maxReplacements: 1)
    }
    guard !known.contains("\"\(etag)\""), !known.contains("*") else {
      return WebResponse(status: 304, headers: headers)
    }
    headers.append(("content-type", contentType))
    if let download { headers.append(Self.disposition(download)) }
    return WebResponse(status: 200, headers: headers, body: body)
  }

  /// A file to be saved, however large: it isn't held in memory.
  ///
  /// - Parameters:
  ///   - name: what the browser calls it.
  ///   - stream: its content.
  public static func download(_ name: String, _ stream: Stream) -> WebResponse {
    var response = WebResponse(
      status: 200,
      headers: [
        ("content-type", "application/octet-stream"), ("cache-control", "private, no-store"),
        disposition(name),
      ]
    )
    response.stream = stream
    return response
  }

  private static func disposition(_ name: String) -> (name: String, value: String) {
    let ascii = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_. ".contains($0)) }
    let plain = ascii.first == "." || ascii.isEmpty ? "download\(ascii)" : ascii
    let full = PercentEncoding.encode(name)
    return ("content-disposition", "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(full)")
  }
}
