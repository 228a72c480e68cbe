#if Hummingbird
import HTTPTypes
import Hummingbird

/// What a request says about how its answer may be encoded.
struct AcceptedEncoding {
  let path: String
  /// Whether the browser takes gzip.
  let takesGzip: Bool
  /// Whether a page of another site makes the browser of a known visitor ask.
  ///
  /// The size of a compressed page tells a little about its content. A page of another site that makes the person's
  /// browser ask again and again, each time with another guess in the address, and sees the sizes on the line, could find
  /// out what is on the page (the attack BREACH). So an answer to such a request isn't compressed, unless it is the same
  /// for everybody.
  let mayBeForged: Bool

  init(path: String, takesGzip: Bool, mayBeForged: Bool = false) {
    self.path = path
    self.takesGzip = takesGzip
    self.mayBeForged = mayBeForged
  }

  init(_ request: Request) {
    let site = request.headers[.fetchSite]
    self.init(
      path: request.uri.path,
      takesGzip: Self.takesGzip(request.headers[.acceptEncoding] ?? ""),
      mayBeForged: request.headers[.cookie] != nil
        && site.map { !["same-origin", "none"].contains($0) } ?? false
    )
  }

  /// Returns whether a field `Accept-Encoding` allows gzip: by its name, or by `*`, and not with the weight 0 (RFC 9110,
  /// section 12.5.3).
  static func takesGzip(_ field: String) -> Bool {
    var others: Bool?
    for item in field.lowercased().split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map {
        Double($0.dropFirst(2)) ?? 0
      }
      switch parts.first {
      case "gzip", "x-gzip": return weight ?? 1 > 0
      case "*": others = weight ?? 1 > 0
      default: break
      }
    }
    return others ?? false
  }
}
#endif
