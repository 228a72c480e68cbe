import Testing

@testable import PhotosModel

@Suite("Passwords")
struct PasswordTests {
  @Test("the same password is never stored the same way twice, and matches both times")
  func salted() async throws {
    let first = try await PasswordHash.of("hunter22", exponent: 4)
    let second = try await PasswordHash.of("hunter22", exponent: 4)
    #expect(first.text != second.text)
    #expect(!first.text.contains("hunter22"))
    #expect(try await first.matches("hunter22"))
    #expect(try await second.matches("hunter22"))
    #expect(try await !first.matches("hunter23"))
  }

  @Test("a password is hashed with as much work as the shop asks for by itself")
  func production() async throws {
    let hash = try await PasswordHash.of("hunter22", exponent: 15)
    #expect(hash.text.hasPrefix("scrypt:15:"))
    #expect(try await hash.matches("hunter22"))
    #expect(try await !hash.matches("hunter2"))
  }

  @Test("nobody has a password", arguments: ["", "x", "123456789"])
  func nobody(_ password: String) async throws {
    #expect(try await !PasswordHash.ofNobody(exponent: 4).matches(password))
  }

  @Test("what is no hash matches nothing")
  func damaged() async throws {
    #expect(try await !PasswordHash(text: "").matches(""))
    #expect(try await !PasswordHash(text: "md5:1:2:3").matches("x"))
  }
}
