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

  @Test("what is no hash matches nothing")
  func damaged() async throws {
    #expect(try await !PasswordHash(text: "").matches(""))
    #expect(try await !PasswordHash(text: "md5:1:2:3").matches("x"))
  }
}
