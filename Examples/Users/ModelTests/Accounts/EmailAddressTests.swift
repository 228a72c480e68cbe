import Testing

@testable import UsersModel

@Suite("E-mail addresses")
struct EmailAddressTests {
  @Test(
    "an address is compared in lower case, without spaces around it",
    arguments: [
      ("ada@example.com", "ada@example.com"), (" Ada@Example.COM\n", "ada@example.com"),
      ("a@b", "a@b"), ("o'neill+x@example.com", "o'neill+x@example.com"),
      ("jürgen@müller.example", "jürgen@müller.example"),
    ]
  )
  func checked(_ text: String, _ address: String) throws {
    #expect(try EmailAddress.checked(text) == address)
  }

  @Test(
    "what isn't a whole address is refused",
    arguments: [
      "ada", "@", "ada@", "@example.com", "ada@example@com", "a da@example.com", "ada@exa\u{0}mple",
      "ada@exam\u{200b}ple.com", "ada@example.com\u{202e}x",
      String(repeating: "a", count: 250) + "@b.cd",
    ]
  )
  func wrong(_ text: String) {
    #expect(throws: AccountError.wrongEmail) { try EmailAddress.checked(text) }
  }

  @Test("nothing is no address", arguments: ["", " ", "\n"])
  func empty(_ text: String) {
    #expect(throws: AccountError.emptyEmail) { try EmailAddress.checked(text) }
  }
}
