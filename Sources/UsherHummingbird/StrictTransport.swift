#if Hummingbird
/// The header field by which browsers, once they have reached the site by HTTPS, reach it by nothing else (RFC 6797).
struct StrictTransport: Sendable {
  /// The field's value; `nil` if it isn't sent.
  private let value: String?

  /// - Parameters:
  ///   - time: the time that a browser remembers it; zero to send nothing.
  ///   - prefix: the path of the site. Below one the host is also that of others, who may need HTTP.
  init(_ time: Duration, under prefix: PathPrefix) {
    let seconds = time.components.seconds
    value = seconds > 0 && prefix.text.isEmpty ? "max-age=\(seconds)" : nil
  }

  /// Returns the field's value for an answer.
  ///
  /// - Parameters:
  ///   - isSecure: whether the browser has used HTTPS. Otherwise somebody else may have written the field on its way.
  ///   - isOfThisMachine: whether the host is a name of this machine, on which other programs serve other ports by HTTP.
  func value(isSecure: Bool, isOfThisMachine: Bool) -> String? {
    isSecure && !isOfThisMachine ? value : nil
  }
}
#endif
