#if Hummingbird
import Crypto
import Synchronization
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Visitor cookie")
struct VisitorCookieTests {
  /// A calendar that a test turns.
  final class Calendar: Sendable {
    let day = Mutex(20_000)
  }

  let calendar = Calendar()
  let key = SymmetricKey(size: .bits256)

  private func cookie(_ keys: [SymmetricKey]? = nil, site: String = "1f", path: String = "/")
    -> VisitorCookie
  {
    VisitorCookie(keys: keys ?? [key], site: site, path: path) { [calendar] in
      calendar.day.withLock { $0 }
    }
  }

  /// `usher-1f=<id>.<day>.<signature>`, as a browser sends it back.
  private func value(
    of visitor: Visitor,
    _ cookie: VisitorCookie,
    isSecure: Bool = false
  ) throws -> String {
    let header = cookie.header(for: visitor, isSecure: isSecure)
    return try String(#require(header.split(separator: ";").first))
  }

  @Test("a browser that sends its cookie back is the same visitor, among others' cookies too")
  func known() throws {
    let cookie = cookie()
    let visitor = cookie.newVisitor()
    let value = try value(of: visitor, cookie)
    let known = VisitorCookie.Known(visitor: visitor, isOld: false)
    #expect(cookie.known(in: value, isSecure: false) == known)
    #expect(cookie.known(in: "theme=dark; \(value); a=b.c", isSecure: false) == known)
    #expect(cookie.known(in: "usher-1f=a.b.c; \(value)", isSecure: false) == known)
  }

  @Test("that a visitor has come again is known for four weeks, and only of this visitor")
  func again() throws {
    let cookie = cookie()
    let (ada, bob) = (cookie.newVisitor(), cookie.newVisitor())
    let header = cookie.reminder(for: ada, isSecure: false)
    let value = try String(#require(header.split(separator: ";").first))
    #expect(value.hasPrefix("usher-1f-again=20000."))
    #expect(header.contains("; Max-Age=2419200; HttpOnly"))
    func age(_ visitor: Visitor, _ text: String, _ cookie: VisitorCookie? = nil) -> Int? {
      (cookie ?? self.cookie()).reminder(of: visitor, in: text, isSecure: false)
    }
    #expect(age(ada, "theme=dark; \(value); a=b") == 0)
    #expect(age(bob, value) == nil)
    #expect(age(ada, value, self.cookie([SymmetricKey(size: .bits256)])) == nil)
    #expect(age(ada, value.replacing("20000", with: "19999")) == nil)
    #expect(cookie.reminder(of: ada, in: value, isSecure: true) == nil)
    // The cookie of the visitor doesn't say it.
    let visitor = try self.value(of: ada, cookie)
    #expect(age(ada, visitor.replacing("usher-1f=\(ada.id).", with: "usher-1f-again=")) == nil)
    calendar.day.withLock { $0 += 28 }
    #expect(age(ada, value) == 28)
    calendar.day.withLock { $0 += 1 }
    #expect(age(ada, value) == nil)
  }

  @Test("what isn't signed by this server is nobody")
  func forged() throws {
    let cookie = cookie()
    let value = try value(of: cookie.newVisitor(), cookie)
    func isKnown(_ text: String?, _ cookie: VisitorCookie) -> Bool {
      cookie.known(in: text, isSecure: false) != nil
    }
    #expect(!isKnown(value, self.cookie([SymmetricKey(size: .bits256)])))
    let last = value.hasSuffix("0") ? "1" : "0"
    #expect(!isKnown(String(value.dropLast()) + last, cookie))
    #expect(!isKnown(value.replacing("usher-1f=", with: "usher-1f=0"), cookie))
    #expect(!isKnown(value.replacing(".20000.", with: ".20001."), cookie))
    for odd in [
      "", "u", "u=", "u=.", "u=..", "u=a", "u=a.b", "u=a.b.c", "u=a.20000.", "u=.20000.00",
    ] {
      #expect(!isKnown(odd.replacing("u", with: "usher-1f"), cookie), "“\(odd)” named a visitor.")
    }
    #expect(!isKnown("=;;=", cookie))
    #expect(!isKnown(nil, cookie))
  }

  @Test(
    "a day that is no day names nobody, also with a signature of ours",
    arguments: [Int.min, -1, 20_001, Int.max]
  )
  func day(_ day: Int) throws {
    let cookie = cookie()
    let unsigned = "usher-1f=x.\(day).\(String(repeating: "0", count: 64))"
    #expect(cookie.known(in: unsigned, isSecure: false) == nil)
    calendar.day.withLock { $0 = day }
    let signed = try value(of: cookie.newVisitor(), cookie)
    calendar.day.withLock { $0 = 20_000 }
    #expect(cookie.known(in: signed, isSecure: false) == nil)
  }

  @Test("scripts can't read it, other sites can't use it, and over TLS it stays there")
  func attributes() throws {
    let visitor = Visitor(id: "ada")
    let plain = cookie().header(for: visitor, isSecure: false)
    #expect(plain.hasPrefix("usher-1f=ada.20000."))
    #expect(
      plain.split(separator: "; ").dropFirst() == [
        "Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax",
      ]
    )
    let secure = cookie().header(for: visitor, isSecure: true)
    #expect(secure.hasPrefix("__Host-usher-1f=ada.20000."))
    #expect(secure.hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"))
    let below = cookie(path: "/shop")
    #expect(below.header(for: visitor, isSecure: true).hasPrefix("__Secure-usher-1f=ada."))
    #expect(below.header(for: visitor, isSecure: true).contains("; Path=/shop; "))
    #expect(below.header(for: visitor, isSecure: false).hasPrefix("usher-1f=ada."))
  }

  @Test("a cookie that came without HTTPS is nobody over HTTPS, and the other way round")
  func downgrade() throws {
    let cookie = cookie()
    let plain = try value(of: Visitor(id: "ada"), cookie)
    let secure = try value(of: Visitor(id: "ada"), cookie, isSecure: true)
    #expect(cookie.known(in: secure, isSecure: true)?.visitor.id == "ada")
    #expect(cookie.known(in: plain, isSecure: true) == nil)
    #expect(cookie.known(in: secure, isSecure: false) == nil)
    // Not even under the other name.
    let renamed = plain.replacing("usher-1f", with: "__Host-usher-1f")
    #expect(cookie.known(in: renamed, isSecure: true) == nil)
  }

  @Test("two sites on one host leave each other's visitors alone")
  func sites() throws {
    let (first, second) = (cookie(), cookie([SymmetricKey(size: .bits256)], site: "2e"))
    let ada = try value(of: Visitor(id: "ada"), first)
    let bob = try value(of: Visitor(id: "bob"), second)
    #expect(ada.split(separator: "=").first != bob.split(separator: "=").first)
    #expect(first.known(in: "\(bob); \(ada)", isSecure: false)?.visitor.id == "ada")
    #expect(second.known(in: "\(bob); \(ada)", isSecure: false)?.visitor.id == "bob")
  }

  @Test("a cookie is sent again after four weeks, and is nobody's after a year")
  func age() throws {
    let cookie = cookie()
    let value = try value(of: Visitor(id: "ada"), cookie)
    for (days, isOld) in [(0, false), (27, false), (28, true), (365, true), (366, nil)] {
      calendar.day.withLock { $0 = 20_000 + days }
      #expect(cookie.known(in: value, isSecure: false)?.isOld == isOld, "After \(days) days.")
    }
  }

  @Test("with a new key the visitors stay; without the old one they are new")
  func rotation() throws {
    let new = SymmetricKey(size: .bits256)
    let old = try value(of: Visitor(id: "ada"), cookie())
    let both = cookie([new, key])
    #expect(
      both.known(in: old, isSecure: false) == .init(visitor: Visitor(id: "ada"), isOld: true)
    )
    let renewed = try value(of: Visitor(id: "ada"), both)
    #expect(cookie([new]).known(in: renewed, isSecure: false)?.isOld == false)
    #expect(cookie([new]).known(in: old, isSecure: false) == nil)
  }

  @Test("identities are 128 random bits")
  func identities() {
    let ids = (0..<1000).map { _ in cookie().newVisitor().id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
#endif
