#if Hummingbird
import Crypto
import Foundation
import UsherWeb

/// Decides who may see the inspector: with a token, who has it; without one, in a debug build, browsers of this machine.
///
/// A browser shows the token once, in the address `/_usher?token=…`, and gets a cookie for it. The cookie is made of the
/// token, so that it ends when the token is changed; and the token can't be found from it.
struct InspectorAccess: Sendable {
  /// A request, as far as it matters here.
  struct Request {
    /// The path within the site, without the server's prefix.
    var path: String
    var query: String?
    var cookies: String?
    var authorization: String?
    /// Whether the browser uses HTTPS.
    var isSecure = false
    /// Whether a program of this machine asks for itself, by a name that no other site can have.
    var isOfThisMachine = false
  }

  /// Whether browsers of this machine need no token: in debug builds.
  #if DEBUG
  static let isDevelopment = true
  #else
  static let isDevelopment = false
  #endif

  private static let path = "/\(HostInspector.path)"
  private static let cookie = "usher-inspector"

  /// The digests of the token and of the cookie's value, and that value; `nil` without a token.
  private let known: (token: SHA256Digest, cookie: SHA256Digest, value: String)?
  private let isDevelopment: Bool
  private let prefix: String

  init(token: String?, prefix: String, isDevelopment: Bool = InspectorAccess.isDevelopment) {
    known = token.map { token in
      let value = Self.value(token)
      return (Self.digest(token), Self.digest(value), value)
    }
    self.isDevelopment = isDevelopment
    self.prefix = prefix
  }

  /// Whether a path is the inspector's, and somebody may see it: with a token, or in a debug build.
  func takes(_ path: String) -> Bool { isOn && Self.isInspector(path) }

  private var isOn: Bool { known != nil || isDevelopment }

  private static func isInspector(_ path: String) -> Bool {
    path == Self.path || path.hasPrefix("\(Self.path)/")
  }

  /// Returns whether the request is for the inspector, and may see it.
  func admits(_ request: Request) -> Bool {
    guard Self.isInspector(request.path) else { return false }
    guard let known else { return isDevelopment && request.isOfThisMachine }
    // All are compared, in constant time. A browser has one, and one of before at most.
    let cookies = Self.values(of: name(isSecure: request.isSecure), in: request.cookies).prefix(4)
    let isKnown = cookies.map { Self.digest($0) == known.cookie }.contains(true)
    return Self.bearer(request.authorization) == known.token || isKnown
  }

  /// Returns the answer to a request that shows the token in its address: the inspector's plain address, and the cookie.
  /// `nil` to all other requests, also if the token is wrong: they get what they would without an inspector.
  func welcome(_ request: Request) -> WebResponse? {
    guard let known, Self.isInspector(request.path),
      let shown = request.query?.split(separator: "&").first(where: { $0.hasPrefix("token=") }),
      Self.digest(shown.dropFirst(6)) == known.token
    else { return nil }
    // In no address that is left, whichever it was shown at.
    var answer = WebResponse.redirect(prefix + request.path, status: 303)
    let secure = request.isSecure ? "; Secure" : ""
    answer.headers.append(("cache-control", "no-store"))
    answer.headers.append(
      (
        "set-cookie",
        """
        \(name(isSecure: request.isSecure))=\(known.value); Path=\(prefix)\(Self.path); HttpOnly; \
        SameSite=Lax\(secure)
        """
      )
    )
    return answer
  }

  private func name(isSecure: Bool) -> String { isSecure ? "__Secure-\(Self.cookie)" : Self.cookie }

  private static func value(_ token: String) -> String {
    let key = SymmetricKey(data: Data(token.utf8))
    let code = HMAC<SHA256>.authenticationCode(for: Data(cookie.utf8), using: key)
    return code.map { String(format: "%02x", $0) }.joined()
  }

  private static func values(of name: String, in cookies: String?) -> [Substring] {
    (cookies ?? "").split(separator: ";").compactMap { item in
      let pair = item.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return pair.count == 2 && pair[0] == name ? pair[1] : nil
    }
  }

  /// Returns the digest of the token in a field `Authorization`; `nil` if there is none.
  static func bearer(_ field: String?) -> SHA256Digest? {
    guard let field, field.prefix(7).lowercased() == "bearer " else { return nil }
    return digest(field.dropFirst(7))
  }

  /// Digests are compared in constant time, and have the same length whatever a client sends.
  static func digest(_ text: some StringProtocol) -> SHA256Digest {
    SHA256.hash(data: Data(text.utf8))
  }
}
#endif
