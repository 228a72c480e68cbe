#if Hummingbird
import NIOHTTP1
import UsherWeb

extension HTTPRequestHead {
  /// Limits the combining marks in the target and the fields, before anybody reads them: see ``WebRequest/limitMarks(in:)``.
  mutating func limitMarks() {
    uri = WebRequest.limitMarks(in: uri)
    headers.limitMarks()
  }
}

extension HTTPHeaders {
  /// Limits the combining marks in the fields.
  mutating func limitMarks() {
    guard contains(where: { field in field.value.utf8.contains { $0 >= 0x80 } }) else { return }
    self = HTTPHeaders(map { ($0.name, WebRequest.limitMarks(in: $0.value)) })
  }
}
#endif
