#if Accounts
import Foundation
import Testing

@testable import UsherAccounts

@Suite("Limits of attempts")
struct AttemptLimitTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)
  private let limit = AttemptLimit<String>(3, wait: 60)

  private func begin(_ key: String, after seconds: TimeInterval = 0) throws {
    try limit.begin(key, at: start + seconds)
  }

  @Test("after three there is a wait, for one key only")
  func wait() throws {
    for second in 0..<3 { try begin("ada", after: Double(second)) }
    #expect(throws: TooManyAttempts(secondsToWait: 42)) { try begin("ada", after: 20) }
    try begin("bob", after: 20)
    #expect(throws: TooManyAttempts(secondsToWait: 1)) { try begin("ada", after: 61.5) }
    for second in 62..<65 { try begin("ada", after: Double(second)) }
    #expect(throws: TooManyAttempts.self) { try begin("ada", after: 65) }
  }

  @Test("refused attempts don't make the wait longer")
  func refused() throws {
    for _ in 0..<3 { try begin("ada") }
    for second in 1..<60 {
      #expect(throws: TooManyAttempts.self) { try begin("ada", after: Double(second)) }
    }
    try begin("ada", after: 60)
  }

  @Test("attempts that follow each other slowly are in a row, too")
  func slow() throws {
    for number in 0..<3 { try begin("ada", after: Double(number) * 59) }
    #expect(throws: TooManyAttempts(secondsToWait: 1)) { try begin("ada", after: 2 * 59 + 59) }
  }

  private func attempt(_ key: String, _ body: () async throws -> Bool) async throws -> Bool {
    try await limit.attempt(key, at: start, body)
  }

  @Test("a success forgets those before it")
  func success() async throws {
    for _ in 0..<2 { #expect(try await !attempt("ada") { false }) }
    #expect(try await attempt("ada") { true })
    for _ in 0..<3 { #expect(try await !attempt("ada") { false }) }
    await #expect(throws: TooManyAttempts(secondsToWait: 60)) {
      _ = try await attempt("ada") {
        Issue.record("It was tried.")
        return true
      }
    }
  }

  @Test("an attempt without an answer doesn't count")
  func withoutAnswer() async throws {
    struct Away: Error {}
    for _ in 0..<2 { #expect(try await !attempt("ada") { false }) }
    for _ in 0..<10 {
      await #expect(throws: Away.self) { _ = try await attempt("ada") { throw Away() } }
    }
    #expect(try await !attempt("ada") { false })
    await #expect(throws: TooManyAttempts.self) { _ = try await attempt("ada") { true } }
  }

  @Test("a clock that was set back keeps nobody waiting")
  func setBack() throws {
    for _ in 0..<3 { try begin("ada", after: 1_000_000) }
    try begin("ada")
  }

  @Test("attempts for invented names are forgotten, those of the last minute aren't")
  func swept() throws {
    for _ in 0..<3 { try begin("ada", after: 100) }
    for name in 0..<1023 { try begin("invented \(name)") }
    for name in 0..<5000 { try begin("other \(name)", after: 101) }
    #expect(throws: TooManyAttempts.self) { try begin("ada", after: 102) }
    // Of the first ones none is left, of the last minute all are.
    #expect(limit.keyCount == 5001)
  }

  @Test("of very many invented names in a minute the older half is forgotten")
  func flooded() throws {
    let most = AttemptLimit<String>.largestCount
    for _ in 0..<3 { try begin("bob") }
    for number in 1..<most {
      try begin("\(number)", after: Double(number) / Double(most))
    }
    #expect(limit.keyCount == most)
    for _ in 0..<3 { try begin("ada", after: 2) }
    #expect(limit.keyCount <= most / 2)
    #expect(throws: TooManyAttempts.self) { try begin("ada", after: 3) }
    try begin("bob", after: 3)
  }

  @Test("attempts at the same time count like attempts in a row")
  func parallel() async {
    let accepted = await withTaskGroup { group in
      for _ in 0..<50 { group.addTask { (try? begin("ada")) != nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(accepted == 3)
  }

  @Test("the error says how long to wait")
  func message() {
    #expect("\(TooManyAttempts(secondsToWait: 7))".hasSuffix("Please wait for 7 seconds."))
  }
}
#endif
