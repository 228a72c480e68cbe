#if Hummingbird
import Crypto
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Visitor cookie")
struct VisitorCookieTests {
  let cookie = VisitorCookie(key: SymmetricKey(size: .bits256))

  /// `usher=<id>.<signature>`, as a browser sends it back.
  private func value(of visitor: Visitor) throws -> String {
    try String(#require(cookie.header(for: visitor, isSecure: false).split(separator: ";").first))
  }

  @Test("a browser that sends its cookie back is the same visitor, among others' cookies too")
  func known() throws {
    let visitor = cookie.newVisitor()
    let value = try value(of: visitor)
    #expect(cookie.visitor(in: value) == visitor)
    #expect(cookie.visitor(in: "theme=dark; \(value); a=b.c") == visitor)
  }

  @Test("what isn't signed by this server is nobody")
  func forged() throws {
    let value = try value(of: cookie.newVisitor())
    let other = VisitorCookie(key: SymmetricKey(size: .bits256))
    #expect(other.visitor(in: value) == nil)
    let last = value.hasSuffix("0") ? "1" : "0"
    #expect(cookie.visitor(in: String(value.dropLast()) + last) == nil)
    #expect(cookie.visitor(in: value.replacing("usher=", with: "usher=0")) == nil)
    for odd in ["", "usher", "usher=", "usher=.", "usher=a", "usher=a.b", "usher=a.b.c", "=;;="] {
      #expect(cookie.visitor(in: odd) == nil, "“\(odd)” named a visitor.")
    }
    #expect(cookie.visitor(in: nil) == nil)
  }

  @Test("scripts can't read it, other sites can't use it, and over TLS it stays there")
  func attributes() throws {
    let visitor = Visitor(id: "ada")
    let plain = cookie.header(for: visitor, isSecure: false)
    #expect(
      plain.split(separator: "; ").dropFirst() == [
        "Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax",
      ]
    )
    #expect(cookie.header(for: visitor, isSecure: true) == plain + "; Secure")
  }

  @Test("identities are 128 random bits")
  func identities() {
    let ids = (0..<1000).map { _ in cookie.newVisitor().id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
#endif
