#if Hummingbird
import Synchronization
import UsherWeb

/// Compresses answers for browsers that take them so.
///
/// Text is compressed if it is large enough to be worth it, and small enough to be done at once. It runs on the thread
/// that answers the request, never on an event loop or on the thread of a session.
final class Compression: Sendable {
  /// The sizes of the bodies that are compressed, in bytes. A smaller one fits into one packet anyway; a larger one would
  /// keep its thread busy for too long.
  static let sizes = 1_024...(1 << 20)

  /// The compressed files that are the same for everybody, by path and entity tag.
  private let files = Mutex(CompressedFiles())

  /// Returns an answer as it is sent to the browser that sent the request.
  func encode(_ answer: WebResponse, to request: AcceptedEncoding) -> WebResponse {
    guard answer.stream == nil, answer["content-encoding"] == nil else { return answer }
    let isText = answer["content-type"].map(Self.isText) ?? false
    guard isText || answer.status == 304 else { return answer }
    var answer = answer
    // Caches must not give compressed bytes to a browser that can't read them.
    answer.headers.append(("vary", "accept-encoding"))
    guard request.takesGzip, isText, Self.sizes.contains(answer.body.count),
      answer.status != 206, answer.mayBeTransformed,
      answer.isPublic || !request.mayBeForged,
      let body = compressed(answer, at: request.path), body.count < answer.body.count
    else { return answer }
    answer.body = body
    answer.headers.append(("content-encoding", "gzip"))
    // A strong tag would say that the bytes are those of the uncompressed answer.
    for index in answer.headers.indices where answer.headers[index].name == "etag" {
      let tag = answer.headers[index].value
      if !tag.hasPrefix("W/") { answer.headers[index].value = "W/\(tag)" }
    }
    return answer
  }

  /// Compresses the body of an answer. What everybody gets is compressed once.
  private func compressed(_ answer: WebResponse, at path: String) -> [UInt8]? {
    guard answer.isPublic, let tag = answer["etag"] else { return Gzip.compress(answer.body) }
    let key = "\(path)\n\(tag)"
    if let known = files.withLock({ $0[key] }) { return known }
    let body = Gzip.compress(answer.body)
    if let body { files.withLock { $0.add(body, as: key) } }
    return body
  }

  /// Whether content of a media type is text, and so becomes smaller. Pictures and archives are compressed already.
  static func isText(_ contentType: String) -> Bool {
    let type = contentType.prefix { $0 != ";" && $0 != " " }.lowercased()
    return type.hasPrefix("text/") && type != "text/event-stream" || type.hasSuffix("+json")
      || type.hasSuffix("+xml")
      || ["application/json", "application/javascript", "application/xml"].contains(type)
  }
}

extension WebResponse {
  fileprivate subscript(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  fileprivate var isPublic: Bool { cacheControl.contains("public") }

  fileprivate var mayBeTransformed: Bool { !cacheControl.contains("no-transform") }

  private var cacheControl: String { self["cache-control"] ?? "" }
}
#endif
