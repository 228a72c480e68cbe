import Usher

/// The answer to a ``WebRequest``.
public struct WebResponse: Sendable {
  /// The HTTP status.
  public var status: Int
  /// The header fields; names in lower case.
  public var headers: [(name: String, value: String)]
  /// The body.
  public var body: [UInt8]

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
    if let download {
      let name = download.filter {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_. ".contains($0))
      }
      let plain = name.first == "." || name.isEmpty ? "download\(name)" : name
      let full = PercentEncoding.encode(download)
      headers.append(
        ("content-disposition", "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(full)")
      )
    }
    return WebResponse(status: 200, headers: headers, body: body)
  }
}
