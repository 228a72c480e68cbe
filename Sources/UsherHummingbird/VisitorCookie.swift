#if Hummingbird
import Crypto
import Foundation
import UsherWeb

/// Makes and reads the cookie that identifies a browser: an identity, the day on which the cookie was made, and their
/// signature; and the one that says that the visitor has come again, see ``UsherWeb/WebResponse/hasComeAgain``.
///
/// Cookies know no ports, so each site has a cookie with a name of its own. Over HTTPS the name has the prefix `__Host-`
/// or `__Secure-`: then browsers take the cookie over HTTPS only, and from no other host.
struct VisitorCookie: Sendable {
  /// The visitor of a request.
  struct Known: Equatable {
    let visitor: Visitor
    /// Whether the cookie should be sent again: it is some weeks old, or is signed by an older key.
    let isOld: Bool
  }

  /// How many days a cookie lasts, and after how many it is renewed.
  static let (lifetime, renewal) = (365, 28)
  /// How many days a visitor is known who doesn't come, and after how many that is renewed.
  static let (memory, reminding) = (28, 1)

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
    return Self.values(of: name, in: header).lazy.compactMap { known(name, $0) }.first
  }

  /// Returns the values that a `Cookie` header has for a name.
  private static func values(of name: String, in header: String?) -> [String] {
    (header ?? "").split(separator: ";").compactMap { item in
      let pair = item.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces) == name else {
        return nil
      }
      return pair[1].trimmingCharacters(in: .whitespaces)
    }
  }

  private func known(_ name: String, _ value: String) -> Known? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3,
      let (age, key) = signed(name, String(parts[0]), day: parts[1], by: parts[2]),
      age <= Self.lifetime
    else { return nil }
    return Known(visitor: Visitor(id: String(parts[0])), isOld: key > 0 || age >= Self.renewal)
  }

  /// Returns how many days ago a cookie was signed, and by which key; `nil` if it wasn't.
  private func signed(
    _ name: String,
    _ id: String,
    day: Substring,
    by signature: Substring
  ) -> (age: Int, key: Int)? {
    guard let date = Int(day), let signature = Self.bytes(signature) else { return nil }
    let text = Self.signed(name, "\(id).\(day)")
    // Compares in constant time.
    let key = keys.firstIndex {
      HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: text, using: $0)
    }
    // Only now: what isn't signed can be any number, with which no difference can be computed.
    guard let key, (0...today()).contains(date) else { return nil }
    return (today() - date, key)
  }

  /// Returns how many days ago a `Cookie` header was told that this visitor has come again; `nil` if it wasn't, or too
  /// long ago. What it says of another visitor, as before a sign-in, doesn't count.
  func reminder(of visitor: Visitor, in header: String?, isSecure: Bool) -> Int? {
    let name = reminderName(isSecure: isSecure)
    for value in Self.values(of: name, in: header) {
      let parts = value.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2,
        let (age, _) = signed(name, visitor.id, day: parts[0], by: parts[1]), age <= Self.memory
      else { continue }
      return age
    }
    return nil
  }

  /// Returns the value of the `Set-Cookie` header that says that a visitor has come again.
  ///
  /// It is a cookie of its own: that of the visitor isn't sent more often for it, when another page may just get another.
  func reminder(for visitor: Visitor, isSecure: Bool) -> String {
    let name = reminderName(isSecure: isSecure)
    return header(
      name,
      "\(today()).\(signature(name, "\(visitor.id).\(today())"))",
      Self.memory,
      isSecure
    )
  }

  private func reminderName(isSecure: Bool) -> String { "\(name(isSecure: isSecure))-again" }

  /// Returns the value of the `Set-Cookie` header for a visitor. The cookie lasts a year.
  func header(for visitor: Visitor, isSecure: Bool) -> String {
    let name = name(isSecure: isSecure)
    let text = "\(visitor.id).\(today())"
    return header(name, "\(text).\(signature(name, text))", Self.lifetime, isSecure)
  }

  private func signature(_ name: String, _ text: String) -> String {
    // Without a key, which never happens, nobody is known again.
    let code = keys.first.map { key in
      HMAC<SHA256>.authenticationCode(for: Self.signed(name, text), using: key)
    }
    return Self.hex(code.map(Array.init) ?? [])
  }

  private func header(_ name: String, _ value: String, _ days: Int, _ isSecure: Bool) -> String {
    let age = "Max-Age=\(days * 86_400)"
    let marks = "HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    return "\(name)=\(value); Path=\(path); \(age); \(marks)"
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
