import Usher

/// The answer to a ``WebRequest``.
///
/// ```swift
/// ServerRoute("/api/v1") { request in
///   request.method == "GET" ? .text(200, "Hello") : .text(405, "Only GET is served.")
/// }
/// ```
public struct WebResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The header fields, with names in lower case.
  public var headers: [(name: String, value: String)]
  /// The body, if it is held in memory. If there is a ``stream``, this is ignored.
  public var body: [UInt8]
  /// The body in pieces, if it is too large to hold in memory; `nil` if ``body`` is sent. The server sends the pieces
  /// no faster than the browser reads them.
  public var stream: Stream?
  /// Whether the sockets of two of the visitor's pages have come to this process: so it isn't one of whom a script can
  /// make any number. The server writes it into a cookie, so that it is known after a restart, and in other processes.
  package var hasComeAgain = false

  /// A body in pieces, of a known size.
  ///
  /// ```swift
  /// let stream = WebResponse.Stream(size: file.size, chunks: FileChunks(location: file.location))
  /// ```
  public struct Stream: Sendable {
    /// The size of the whole body, in bytes.
    public let size: Int64
    /// The pieces of the body. If the sequence throws, or if the pieces have fewer bytes than ``size`` in total, the
    /// browser sees that the answer is incomplete.
    public let chunks: any AsyncSequence<[UInt8], any Error> & Sendable

    /// Creates a body of this size from its pieces.
    public init(size: Int64, chunks: any AsyncSequence<[UInt8], any Error> & Sendable) {
      self.size = size
      self.chunks = chunks
    }
  }

  /// Creates an answer. Give the names of the header fields in lower case.
  public init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a plain text with a status, for example `404` and “Nothing has this address.” The
  /// browser doesn't store the answer.
  public static func text(_ status: Int, _ text: String) -> WebResponse {
    WebResponse(
      status: status,
      headers: [("content-type", "text/plain; charset=utf-8"), ("cache-control", "no-store")],
      body: Array(text.utf8)
    )
  }

  /// Returns an HTML page, in UTF-8. The browser never stores it, because a page belongs to one session.
  public static func html(_ body: [UInt8], status: Int = 200) -> WebResponse {
    WebResponse(
      status: status,
      headers: [("content-type", "text/html; charset=utf-8"), ("cache-control", "no-store")],
      body: body
    )
  }

  /// Returns an answer that sends the browser to another URL.
  public static func redirect(_ location: String, status: Int = 303) -> WebResponse {
    WebResponse(status: status, headers: [("location", location)])
  }

  /// Returns bytes with an entity tag, or a 304 if the browser has them already.
  ///
  /// - Parameters:
  ///   - body: the bytes.
  ///   - contentType: the media type, for example `image/png`.
  ///   - etag: the entity tag: a text without quotation marks that changes whenever the bytes change.
  ///   - cacheControl: how the browser may store the bytes; by default it asks the server each time
  ///     whether they have changed.
  ///   - download: the file name for a browser that should save the bytes; `nil` for a browser that should show
  ///     them.
  ///   - request: the request to answer; its header field `If-None-Match` says which bytes the browser has.
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

  /// Returns a file for the browser to save. It can have any size, because it isn't held in memory.
  ///
  /// - Parameters:
  ///   - name: the file name in the browser.
  ///   - stream: the content.
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
