#if Hummingbird
import Testing

@testable import UsherHummingbird

@Suite("Messages that a session hasn't taken")
struct BacklogTests {
  @Test("reading stops at 64 messages, once, and goes on when half of them are taken")
  func messages() {
    let backlog = Backlog()
    #expect((1..<64).allSatisfy { _ in !backlog.add(1) })
    #expect(backlog.add(1))
    #expect(!backlog.add(1))
    #expect((0..<32).allSatisfy { _ in !backlog.remove(1) })
    #expect(backlog.remove(1))
    #expect(!backlog.remove(1))
  }

  @Test("reading stops at 1 MiB, and goes on when half of it is taken")
  func bytes() {
    let backlog = Backlog()
    let part = 1 << 18
    #expect((1..<4).allSatisfy { _ in !backlog.add(part) })
    #expect(backlog.add(part))
    #expect(!backlog.remove(part))
    #expect(backlog.remove(part))
  }
}
#endif
