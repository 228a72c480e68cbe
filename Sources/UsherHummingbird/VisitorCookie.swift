#if Hummingbird
import Crypto
import Foundation
import UsherWeb

/// Makes and reads the cookie that identifies a browser: an identity and its signature.
struct VisitorCookie: Sendable {
  static let name = "usher"
  let key: SymmetricKey

  /// Returns a new visitor with 128 random bits as its identity.
  func newVisitor() -> Visitor {
    Visitor(id: SymmetricKey(size: .bits128).withUnsafeBytes { Self.hex(Array($0)) })
  }

  /// Returns the visitor in a `Cookie` header; `nil` if the header has no visitor with a valid signature.
  func visitor(in header: String?) -> Visitor? {
    for item in (header ?? "").split(separator: ";") {
      let pair = item.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces) == Self.name else {
        continue
      }
      let parts = pair[1].trimmingCharacters(in: .whitespaces).split(separator: ".")
      guard parts.count == 2, let signature = Self.bytes(parts[1]) else { continue }
      // Compares in constant time.
      let isOurs = HMAC<SHA256>.isValidAuthenticationCode(
        signature,
        authenticating: Data(parts[0].utf8),
        using: key
      )
      if isOurs { return Visitor(id: String(parts[0])) }
    }
    return nil
  }

  /// Returns the value of the `Set-Cookie` header for a visitor. The cookie lasts a year.
  ///
  /// - Parameter prefix: the path under which the site is served; empty at the root.
  func header(for visitor: Visitor, isSecure: Bool, under prefix: String = "") -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Data(visitor.id.utf8), using: key)
    let value = "\(Self.name)=\(visitor.id).\(Self.hex(Array(code)))"
    let scope = "Path=\(prefix.isEmpty ? "/" : prefix); Max-Age=31536000; HttpOnly; SameSite=Lax"
    return "\(value); \(scope)\(isSecure ? "; Secure" : "")"
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
