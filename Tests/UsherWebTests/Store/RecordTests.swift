import Foundation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Records of pages")
struct RecordTests {
  @Test("the store in memory keeps the promises of a session store")
  func memory() async {
    #expect(await SessionStoreCheck(MemorySessionStore()).run() == [])
  }

  @Test("the check of stores finds a store that keeps no promise")
  func forgetful() async {
    struct ForgetfulStore: SessionStore {
      func save(_ write: SessionWrite) async {}
      func record(of token: String) async -> SessionRecord? { nil }
      func claim(_ request: SessionRequest) async -> SessionRecord? { nil }
      func tokens(of visitor: Visitor, app: String, address: String) async -> [String] { [] }
      func remove(_ token: String, owner: SessionOwner) async {}
      func remove(allOf visitor: Visitor, app: String?, besides tokens: Set<String>) async {}
      func check() async throws(SessionStoreError) { throw .full("nowhere") }
    }
    let failures = await SessionStoreCheck(ForgetfulStore()).run()
    #expect(failures.count == 13, "\(failures)")
  }

  @Test("what was joined from its parts is what was separated, and a new entry is one part")
  @MainActor
  func parts() throws {
    let shop = try TestPage()
    let first = try #require(try shop.page.recordContent())
    shop.act("click", "button", "One")
    let second = try #require(try shop.page.recordContent())
    let whole = second.changes(since: nil)
    #expect(whole.removed.isEmpty)
    var parts = first.changes(since: nil).changed
    let changes = second.changes(since: first)
    parts.merge(changes.changed) { $1 }
    for name in changes.removed { parts[name] = nil }
    #expect(parts == whole.changed)
    #expect(changes.changed.keys.filter { $0.hasPrefix("history.") } == ["history.1"])
    #expect(second.changes(since: second) == RecordContent.Changes())
    // And back again.
    shop.act("click", "button", "Back")
    shop.act("click", "button", "Discard")
    let third = try #require(try shop.page.recordContent())
    let back = third.changes(since: second)
    #expect(back.removed.contains { $0.hasSuffix(".state") })
    let snapshot = try #require(try shop.page.navigation.snapshot())
    let read = try RecordContent.snapshot(of: third.changes(since: nil).changed, for: shop.page.app)
    #expect(read == snapshot)
  }

  @Test("each error says what happened, where, and what to do")
  func errors() {
    let owner = SessionOwner(node: "web-2", fence: 4)
    let errors: [SessionStoreError] = [
      .unavailable("pages"), .full("pages"), .readOnly("pages"), .corrupt("pages"),
      .locked("pages", by: "process 7 on web-1"), .location("pages", "pages is a folder"),
      .stale("1234567890", owner: owner), .incomplete("1234567890"),
      .owned("1234567890", by: owner),
    ]
    for error in errors {
      // After the end of a process there is nothing to mend.
      let advice = error.code == .owned ? "Nothing has to be done, unless" : "To fix this, "
      #expect(error.description.contains(advice))
      #expect(error.description.contains(error.file ?? "12345678"))
      #expect(!error.description.contains("1234567890"))
    }
    #expect(Set(errors.map(\.code)).count == errors.count)
    // That is no fault.
    let ended = SessionStoreError.ended("1234567890")
    #expect(
      ended.description
        == "Session 12345678 has ended at another process, because its person has signed in or out there."
    )
    #expect(errors[4].description.hasPrefix("pages is in use by process 7 on web-1."))
  }

  @Test(
    "the error of a file that can't be used is the store's own",
    arguments: [
      (ENOSPC, SessionStoreError.full("/data/a")), (EROFS, .readOnly("/data/a")),
      (EISDIR, .location("/data/a", "/data/a is a folder and not a file")),
      (EIO, .unavailable("/data/a", "Input/output error")),
    ]
  )
  func file(_ problem: Int32, _ expected: SessionStoreError) {
    let error = SessionStoreError(DataFolderError(opening: "/data/a", problem))
    #expect(error.code == expected.code)
    #expect(error.file == expected.file)
    #expect(error.description == expected.description)
  }
}
