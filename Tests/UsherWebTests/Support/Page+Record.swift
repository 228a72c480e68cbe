import Usher

@testable import UsherWeb

extension Page {
  /// The page as a store has it after its first write; `nil` if the app has ended.
  func storedRecord(applied: Int = 1) throws -> SessionRecord? {
    guard let content = try recordContent() else { return nil }
    return SessionRecord(
      token: "token",
      owner: SessionOwner(node: "a", fence: 1),
      version: 1,
      visitor: Visitor(id: "a"),
      app: app.path,
      address: content.address,
      applied: applied,
      parts: content.changes(since: nil).changed
    )
  }
}
