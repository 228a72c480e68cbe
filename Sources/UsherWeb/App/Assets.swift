/// The host's script and style, and the apps' styles, at addresses that change with their content.
struct Assets: Sendable {
  struct File: Sendable {
    let url: String
    let etag: String
    let contentType: String
    let bytes: [UInt8]

    init(_ path: String, _ name: String, _ contentType: String, _ bytes: [UInt8]) {
      etag = Self.digest(bytes)
      url = "\(path)/-/\(name)?\(etag)"
      self.contentType = contentType
      self.bytes = bytes
    }

    /// FNV-1a, the same in each process, so that browsers keep what hasn't changed.
    private static func digest(_ bytes: [UInt8]) -> String {
      let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return String(hash, radix: 36)
    }
  }

  let script = File("", "usher.js", "text/javascript; charset=utf-8", ClientScript.joined)
  let style = File("", "usher.css", "text/css; charset=utf-8", PackageResources.usher_css)
  let appStyles: [String: File]

  init(_ apps: [WebApp]) {
    let styled = apps.filter { !$0.styles.isEmpty }
    appStyles = Dictionary(
      styled.map { app in
        (
          app.path,
          File(app.base, "app.css", "text/css; charset=utf-8", Array(app.styles.utf8))
        )
      }
    ) { first, _ in first }
  }

  /// Answers a request for one of them.
  func respond(to request: WebRequest) -> WebResponse? {
    let files = [script, style] + appStyles.values
    guard let file = files.first(where: { $0.url.prefix { $0 != "?" } == request.path }) else {
      return nil
    }
    let isCurrent = request.query == file.etag
    return .bytes(
      file.bytes,
      file.contentType,
      etag: file.etag,
      cacheControl: isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
      for: request
    )
  }
}
