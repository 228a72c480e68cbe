import Foundation
import Testing

@testable import UsherWatch

@Suite("What has changed")
struct SourceStateTests {
  @Test("a file that comes, changes or goes is a change; a hidden one isn't")
  func changes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let views = folder.appendingPathComponent("Sources/Views")
    try FileManager.default.createDirectory(at: views, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = folder.appendingPathComponent("Package.swift")
    func write(_ text: String, _ file: URL) throws {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    func state() -> SourceState {
      SourceState(files: [manifest], folders: [folder.appendingPathComponent("Sources")])
    }
    try write("a", manifest)
    try write("a", views.appendingPathComponent("A.swift"))
    var before = state()
    #expect(before.count == 2)

    try write("x", views.appendingPathComponent(".A.swift.swp"))
    try write("x", folder.appendingPathComponent("data.json"))
    #expect(state() == before)

    try write("bb", views.appendingPathComponent("A.swift"))
    try write("bb", manifest)
    #expect(state().changes(since: before) == ["A.swift", "Package.swift"])

    before = state()
    try write("c", views.appendingPathComponent("C.swift"))
    #expect(state().changes(since: before) == ["C.swift"])

    before = state()
    try FileManager.default.removeItem(at: views.appendingPathComponent("C.swift"))
    #expect(state().changes(since: before) == ["C.swift"])
  }
}
