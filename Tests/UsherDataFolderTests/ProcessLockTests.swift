import Foundation
import Testing

@testable import UsherDataFolder

@Suite("Locks of files and folders")
struct ProcessLockTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  @Test("the second who wants a folder is told who has it, until the first lets go")
  func second() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var first: DataFolder? = try DataFolder(folder.path)
    let error = #expect(throws: DataFolderError.self) { try DataFolder(folder.path) }
    let process = ProcessInfo.processInfo.processIdentifier
    let holder = "process \(process) on \(ProcessLock.machine), since "
    #expect(error?.code == .locked)
    #expect(error?.description.hasPrefix("\(folder.path) is in use by \(holder)") == true)
    withExtendedLifetime(first) {}
    first = nil
    let third = try DataFolder(folder.path)
    #expect(third.path == folder.path)
  }

  @Test("what a dead process has left locks nothing")
  func dead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The number of a process that lives: it has been given again.
    let text = "process 1 on elsewhere, since 2026-01-01 00:00:00Z and a long rest of a line\n"
    try text.write(toFile: "\(folder.path)/usher.lock", atomically: false, encoding: .utf8)
    let data = try DataFolder(folder.path)
    let note = try String(contentsOfFile: "\(data.path)/usher.lock", encoding: .utf8)
    #expect(note.hasPrefix("process \(ProcessInfo.processInfo.processIdentifier) on "))
    #expect(note.split(separator: "\n").count == 1)
  }

  @Test("a file in the place of the folder, or on the way to it, is told in one sentence")
  func file() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try "a".write(to: folder, atomically: false, encoding: .utf8)
    for path in [folder.path, "\(folder.path)/below/it"] {
      let error = #expect(throws: DataFolderError.self) { try DataFolder(path) }
      #expect(error?.code == .location)
      #expect(
        error?.description == """
          \(folder.path) is a file and not a folder. To fix this, name a folder that exists, or one that can be made.
          """
      )
    }
  }

  @Test("a new folder is for this user only")
  func permissions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try DataFolder("\(folder.path)/inner")
    for path in [data.path, "\(data.path)/usher.lock"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let expected = path == data.path ? 0o700 : 0o600
      #expect(attributes[.posixPermissions] as? Int == expected)
    }
  }

  #if os(Linux)
  @Test("a folder in which nobody can write, not even the system's administrator, is told")
  func readOnly() {
    let error = #expect(throws: DataFolderError.self) { try DataFolder("/sys/kernel") }
    #expect(error?.code == .readOnly)
    #expect(error?.description.hasPrefix("/sys/kernel can't be written. To fix this, ") == true)
  }
  #endif
}
