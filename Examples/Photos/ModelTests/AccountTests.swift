import Foundation
import PhotosFixtures
import PhotosModel
import Synchronization
import Testing

@Suite("Accounts")
struct AccountTests {
  @Test("the demo account signs in, in upper case too, in one browser only")
  func demo() async throws {
    let shop = try await PhotoShop.test()
    #expect(Account.demo == ("bartjacobs", "123456789"))
    #expect(shop.account(of: "a") == nil)
    try await shop.signIn(" BartJacobs ", "123456789", visitor: "a")
    #expect(shop.account(of: "a")?.username == "bartjacobs")
    #expect(shop.account(of: "b") == nil)
    try await shop.signOut(visitor: "a")
    #expect(shop.account(of: "a") == nil)
  }

  @Test(
    "what can't be right says why and signs nobody in",
    arguments: [
      ("", "x", PhotosError.emptyUsername), ("  ", "x", .emptyUsername),
      (String(repeating: "b", count: 500), "x", .usernameTooLong(maximum: 50)),
      ("bartjacobs", "", .emptyPassword), ("bartjacobs", "wrong", .wrongCredentials),
      ("bartjacobs", "123456789 ", .wrongCredentials), ("nobody", "123456789", .wrongCredentials),
      ("' OR 1=1 --", "123456789", .wrongCredentials),
    ]
  )
  func wrong(_ username: String, _ password: String, _ error: PhotosError) async throws {
    let shop = try await PhotoShop.test()
    await #expect(throws: error) {
      try await shop.signIn(username, password, visitor: "a")
    }
    #expect(shop.account(of: "a") == nil)
  }

  @Test("five wrong passwords lock an account for a minute, and no other")
  func lockout() async throws {
    let time = TestTime()
    let shop = try await PhotoShop.test(now: { time.now })
    for _ in 0..<5 {
      await #expect(throws: PhotosError.wrongCredentials) {
        try await shop.signIn("bartjacobs", "wrong", visitor: "a")
      }
    }
    time.advance(by: 20)
    await #expect(throws: PhotosError.tooManyAttempts(secondsToWait: 40)) {
      try await shop.signIn("BARTJACOBS", "123456789", visitor: "a")
    }
    try await shop.createAccount("someone", "long enough", visitor: "b")
    try await shop.signIn("someone", "long enough", visitor: "b")
    time.advance(by: 41)
    try await shop.signInDemo("a")
    #expect(shop.account(of: "a") != nil)
  }

  @Test("the right password forgets the wrong ones before it")
  func forgotten() async throws {
    let shop = try await PhotoShop.test()
    for _ in 0..<3 {
      for _ in 0..<4 { try? await shop.signIn("bartjacobs", "wrong", visitor: "a") }
      try await shop.signInDemo("a")
    }
    #expect(shop.account(of: "a") != nil)
  }

  @Test("guesses made at the same time count like guesses in a row")
  func parallelGuesses() async throws {
    let shop = try await PhotoShop.test()
    let guesses = await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          do {
            try await shop.signIn("bartjacobs", "wrong", visitor: "a")
          } catch PhotosError.wrongCredentials {
            return true
          } catch {}
          return false
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(guesses == 5)
  }

  @Test("an account is made with a free name and eight characters")
  func createAccount() async throws {
    let shop = try await PhotoShop.test()
    for (username, password, error) in [
      ("ada", "1234567", PhotosError.passwordTooShort(minimum: 8)),
      ("BartJacobs", "12345678", .usernameTaken), (" ", "12345678", .emptyUsername),
      (String(repeating: "b", count: 51), "12345678", .usernameTooLong(maximum: 50)),
      ("b" + String(repeating: "\u{FE0F}", count: 200), "12345678", .usernameTooLong(maximum: 50)),
      ("ada", "", .emptyPassword), ("ada", String(repeating: "1", count: 1025), .passwordTooLong),
    ] {
      await #expect(throws: error) {
        try await shop.createAccount(username, password, visitor: "a")
      }
      #expect(shop.account(of: "a") == nil)
    }
    try await shop.createAccount("ada", "12345678", visitor: "a")
    #expect(shop.account(of: "a")?.username == "ada")
    try await shop.signIn("ada", "12345678", visitor: "b")
    #expect(shop.account(of: "b") == shop.account(of: "a"))
  }

  @Test("F0.10: signing in and making an account that are left do nothing, and are no attempts")
  func cancelled() async throws {
    let hold = Hold()
    let shop = try await PhotoShop.test(pause: { await hold.pause() })
    for _ in 0..<5 {
      await hold.cancelWhenReached { try await shop.signInDemo("a") }
      await hold.cancelWhenReached {
        try await shop.createAccount("ada", "12345678", visitor: "a")
      }
    }
    #expect(shop.account(of: "a") == nil)
    hold.isOpen = true
    try await shop.createAccount("ada", "12345678", visitor: "a")
    try await shop.signInDemo("b")
    #expect(shop.account(of: "b")?.username == "bartjacobs")
  }
}

private final class TestTime: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_000_000))
  var now: Date { time.withLock { $0 } }
  func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
