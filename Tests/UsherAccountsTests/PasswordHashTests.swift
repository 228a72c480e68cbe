#if Accounts
import Testing
import UsherAccounts

@Suite("Passwords", .timeLimit(.minutes(10)))
struct PasswordHashTests {
  @Test("the same password is never stored the same way twice, and matches both times")
  func salted() async throws {
    let first = try await PasswordHash.of("hunter22", work: .tests)
    let second = try await PasswordHash.of("hunter22", work: .tests)
    #expect(first != second)
    #expect(!first.text.contains("hunter22"))
    #expect(try await first.matches("hunter22"))
    #expect(try await second.matches("hunter22"))
    #expect(try await !first.matches("hunter23"))
  }

  @Test("by itself a password is hashed with 32 MiB, three times")
  func standard() async throws {
    let hash = try await PasswordHash.of("hunter22")
    #expect(hash.text.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
    #expect(try await hash.matches("hunter22"))
    #expect(try await !hash.matches("hunter2"))
  }

  @Test("a password of more than 1024 bytes is refused before any work, and matches nothing")
  func tooLong() async throws {
    let longest = String(repeating: "é", count: 512)
    let hash = try await PasswordHash.of(longest, work: .tests)
    #expect(try await hash.matches(longest))
    #expect(try await !hash.matches(longest + "x"))
    await #expect(throws: PasswordError.tooLong) {
      try await PasswordHash.of(longest + "x", work: .tests)
    }
    #expect(PasswordError.tooLong.description.contains("1024 bytes"))
  }

  @Test("tests that run at once don't wait for each other's hashes, however many there are")
  func atOnce() async throws {
    let count = try await withThrowingTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          try await PasswordHash.of("hunter\(number)", work: .tests).matches("hunter\(number)")
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 200)
  }

  @Test("a hash that another program made by scrypt is read")
  func other() async throws {
    // Of Python: hashlib.scrypt(b"hunter22", salt=bytes(range(16)), n=1024, r=8, p=2, dklen=32).
    let hash = PasswordHash(
      text:
        "$scrypt$ln=10,r=8,p=2$AAECAwQFBgcICQoLDA0ODw$oFI/sfXWYqJB3aoCly21GXc7JuZ2GKCZrSO5MG9n4F4"
    )
    #expect(try await hash.matches("hunter22"))
    #expect(try await !hash.matches("hunter23"))
  }

  @Test("a letter is the same in whichever way a keyboard writes it")
  func normalized() async throws {
    let hash = try await PasswordHash.of("caf\u{E9}", work: .tests)
    #expect(try await hash.matches("cafe\u{301}"))
    #expect(try await !hash.matches("cafe"))
  }

  @Test("nobody has a password", arguments: ["", "x", "123456789"])
  func nobody(_ password: String) async throws {
    let hash = PasswordHash.ofNobody(work: .tests)
    #expect(try await !hash.matches(password))
    // The same work, so it takes the same time.
    #expect(!hash.needsRenewal(for: .tests))
  }

  @Test(
    "what is no hash, or asks for too much work, matches nothing",
    arguments: [
      "", "$scrypt$ln=4,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$",
      "$scrypt$ln=30,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$1RWlpmAeCdZFpJdwEoXyHhhNqyEPyHhEPUTSCS95ZVU",
      "$scrypt$ln=4,r=8,p=99$AAECAwQFBgcICQoLDA0ODw$1RWlpmAeCdZFpJdwEoXyHhhNqyEPyHhEPUTSCS95ZVU",
    ]
  )
  func damaged(_ text: String) async throws {
    #expect(try await !PasswordHash(text: text).matches(""))
    #expect(PasswordHash(text: text).needsRenewal())
  }

  @Test("a hash of less work is made anew, one of the same isn't")
  func renewal() async throws {
    let hash = try await PasswordHash.of("hunter22", work: .tests)
    #expect(hash.needsRenewal())
    #expect(!hash.needsRenewal(for: .tests))
  }

  @Test("work is what can be done")
  func work() {
    #expect(PasswordWork(exponent: 0, lanes: 0) == PasswordWork(exponent: 1, lanes: 1))
    #expect(PasswordWork(exponent: 99, lanes: 99) == PasswordWork(exponent: 20, lanes: 16))
  }

  @Test("who has left before their turn isn't worked for")
  func cancelled() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await PasswordHash.of("hunter22", work: .tests)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
#endif
