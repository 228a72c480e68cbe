#if Hummingbird
import Crypto
import Foundation
import UsherWeb

/// Makes and reads the cookie that identifies a browser: an identity, the day on which the cookie was made, whether the
/// visitor has come again, and the signature of all that.
///
/// Cookies know no ports, so each site has a cookie with a name of its own. Over HTTPS the name has the prefix `__Host-`
/// or `__Secure-`: then browsers take the cookie over HTTPS only, and from no other host.
struct VisitorCookie: Sendable {
  /// The visitor of a request.
  struct Known: Equatable {
    let visitor: Visitor
    /// Whether the visitor has come again, as the cookie says: see ``UsherWeb/WebResponse/hasComeAgain``.
    let hasComeAgain: Bool
    /// Whether the cookie should be sent again: it is some weeks old, or is signed by an older key.
    let isOld: Bool
  }

  /// How many days a cookie lasts, and after how many it is renewed.
  static let (lifetime, renewal) = (365, 28)
  private static let mark = "again"

  private let keys: [SymmetricKey]
  private let path: String
  private let plainName: String
  private let secureName: String
  /// Returns the number of days since 1970.
  private let today: @Sendable () -> Int

  /// - Parameters:
  ///   - keys: the keys that signatures are accepted of; the first one signs.
  ///   - site: what distinguishes this site from others on the same host: letters and digits.
  ///   - path: the path that the site is served at: `/`, or for example `/shop`.
  ///   - today: returns the number of days since 1970.
  init(
    keys: [SymmetricKey],
    site: String,
    path: String = "/",
    today: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970 / 86_400) }
  ) {
    self.keys = keys
    self.path = path
    self.today = today
    plainName = "usher-\(site)"
    secureName = (path == "/" ? "__Host-" : "__Secure-") + plainName
  }

  /// The name of the cookie.
  func name(isSecure: Bool) -> String { isSecure ? secureName : plainName }

  /// Returns a new visitor with 128 random bits as its identity.
  func newVisitor() -> Visitor {
    Visitor(id: SymmetricKey(size: .bits128).withUnsafeBytes { Self.hex(Array($0)) })
  }

  /// Returns the visitor in a `Cookie` header; `nil` if the header has no visitor with a valid signature.
  ///
  /// - Parameter isSecure: whether the request came over HTTPS. A cookie of the other kind doesn't count: without HTTPS,
  ///   somebody else in the network may have set it.
  func known(in header: String?, isSecure: Bool) -> Known? {
    let name = name(isSecure: isSecure)
    for item in (header ?? "").split(separator: ";") {
      let pair = item.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces) == name else { continue }
      if let known = known(name, pair[1].trimmingCharacters(in: .whitespaces)) { return known }
    }
    return nil
  }

  private func known(_ name: String, _ value: String) -> Known? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count), let day = Int(parts[1]),
      let signature = Self.bytes(parts[parts.count - 1])
    else { return nil }
    let hasComeAgain = parts.count == 4
    guard !hasComeAgain || parts[2] == Self.mark else { return nil }
    let signed = Self.signed(name, parts.dropLast().joined(separator: "."))
    // Compares in constant time.
    let key = keys.firstIndex {
      HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: signed, using: $0)
    }
    // Only now: what isn't signed can be any number, with which no difference can be computed.
    guard let key, (0...today()).contains(day) else { return nil }
    let age = today() - day
    guard age <= Self.lifetime else { return nil }
    return Known(
      visitor: Visitor(id: String(parts[0])),
      hasComeAgain: hasComeAgain,
      isOld: key > 0 || age >= Self.renewal
    )
  }

  /// Returns the value of the `Set-Cookie` header for a visitor. The cookie lasts a year.
  ///
  /// - Parameter hasComeAgain: whether the cookie says that the visitor has come again.
  func header(for visitor: Visitor, hasComeAgain: Bool = false, isSecure: Bool) -> String {
    let name = name(isSecure: isSecure)
    let text = "\(visitor.id).\(today())\(hasComeAgain ? ".\(Self.mark)" : "")"
    // Without a key, which never happens, nobody is known again.
    let code = keys.first.map { key in
      HMAC<SHA256>.authenticationCode(for: Self.signed(name, text), using: key)
    }
    let value = "\(name)=\(text).\(Self.hex(code.map(Array.init) ?? []))"
    let age = "Max-Age=\(Self.lifetime * 86_400)"
    return "\(value); Path=\(path); \(age); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }

  /// What is signed. The name is part of it, so that a cookie of plain HTTP can't be given out as one of HTTPS.
  private static func signed(_ name: String, _ text: String) -> Data {
    Data("\(name)=\(text)".utf8)
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func bytes(_ hex: Substring) -> [UInt8]? {
    let digits = hex.compactMap { $0.hexDigitValue.map(UInt8.init) }
    guard digits.count == hex.count, digits.count == 64 else { return nil }
    return stride(from: 0, to: 64, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
#endif
