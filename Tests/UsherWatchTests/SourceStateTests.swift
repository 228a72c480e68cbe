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
    var last = SourceState(files: [manifest], folders: [folder.appendingPathComponent("Sources")])
    func state() -> SourceState {
      last = last.now()
      // To look again finds what a first look would.
      #expect(
        last == SourceState(files: [manifest], folders: [folder.appendingPathComponent("Sources")])
      )
      return last
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

    let parts = views.appendingPathComponent("Parts")
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    before = state()
    try write("d", parts.appendingPathComponent("D.swift"))
    #expect(state().changes(since: before) == ["D.swift"])

    // As another branch does.
    let away = folder.appendingPathComponent("Away")
    try FileManager.default.moveItem(at: folder.appendingPathComponent("Sources"), to: away)
    #expect(state().count == 1)
    try FileManager.default.moveItem(at: away, to: folder.appendingPathComponent("Sources"))
    #expect(state().count == 4)

    before = state()
    try FileManager.default.removeItem(at: manifest)
    #expect(state().changes(since: before) == ["Package.swift"])
    try write("a", manifest)
    #expect(state().changes(since: before) == ["Package.swift"])

    before = state()
    try FileManager.default.removeItem(at: views.appendingPathComponent("C.swift"))
    #expect(state().changes(since: before) == ["C.swift"])
  }
}
