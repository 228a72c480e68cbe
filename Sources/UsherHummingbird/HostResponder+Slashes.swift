#if Hummingbird
import Hummingbird
import UsherWeb

extension HostResponder {
  /// Returns the answer to a path that begins with two slashes; `nil` for any other.
  ///
  /// A browser that is led to such a path takes its first part for the name of another site. So no page lives there.
  func redirectToOneSlash(_ request: Request) -> WebResponse? {
    let path = request.uri.path
    guard path.count > 1, path.prefix(2).allSatisfy({ $0 == "/" || $0 == "\\" }) else { return nil }
    guard [.get, .head].contains(request.method) else { return Self.readOnly }
    let query = request.uri.query.map { "?\($0)" } ?? ""
    let rest = path.drop { $0 == "/" || $0 == "\\" }
    var answer = WebResponse.redirect("\(prefix.full("/\(rest)"))\(query)", status: 308)
    answer.headers.append(("cache-control", "no-store"))
    return answer
  }
}
#endif
