import Foundation
import GTK
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("The file with a program's windows")
  struct WindowsFileTests {
    private let folder: URL
    private let url: URL
    private let file: WindowsFile
    private var kept: URL { url.appendingPathExtension("unreadable") }

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      url = folder.appending(path: "windows.json")
      file = WindowsFile(url.path)
    }

    private func mode(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("the windows are there again, for this user alone, and nothing is once they are gone")
    func restored() throws {
      let windows = Windows(on: MainActor.shared) { navigation, snapshot in
        navigation.start(restoring: snapshot) { TestCoordinator({ EmptyModel() }, flow: $0) }
      }
      try windows.open()
      try windows.open()
      #expect(try file.stored().isEmpty)
      let snapshots = try windows.snapshots()
      // A killed process may have left it, for all to read.
      let new = url.appendingPathExtension("new")
      try Data().write(to: new)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: new.path)
      try file.save(["a \"b\"": snapshots.map { $0.encoded() }, "none": []])
      let stored = try file.stored()
      #expect(Array(stored.keys) == ["a \"b\""])
      #expect(
        try stored["a \"b\""]?.map { try Snapshot(decoding: $0, version: 1) } == snapshots
      )
      #expect(try mode(url) == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
      try file.save(["": []])
      #expect(!FileManager.default.fileExists(atPath: url.path))
      windows.close()
    }

    @Test("what was typed is never there for others, not even for a moment")
    func mode() throws {
      let mask = umask(0)
      defer { umask(mask) }
      // The new file can't take the place of a folder with something in it, and so is seen before it is removed.
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data().write(to: url.appending(path: "a"))
      let watch = try Watch(folder)
      #expect(throws: (any Error).self) { try file.save(["": [Array("{}".utf8)]]) }
      try FileManager.default.removeItem(at: url)
      try file.save(["": [Array("{}".utf8)]])
      #expect(watch.wereChangedLater == [])
      #expect(try mode(url) == 0o600)
    }

    @Test(
      "a file that can't be read is kept under another name, and told",
      arguments: ["no windows", "[]", #"{"": {}}"#, #"{"": [1]}"#, "folder"]
    )
    func unreadable(_ content: String) throws {
      if content == "folder" {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } else {
        try Data(content.utf8).write(to: url)
      }
      // What was kept before stays.
      try Data("older".utf8).write(to: kept)
      let test = TestProgram([places()], file, asked: ["Rome"])
      let new = URL(fileURLWithPath: kept.path + "-2")
      #expect(content == "folder" || (try? Data(contentsOf: new)) == Data(content.utf8))
      #expect(FileManager.default.fileExists(atPath: new.path))
      #expect(try Data(contentsOf: kept) == Data("older".utf8))
      #expect(test.problems.count == 1)
      #expect(test.problems.first?.hasSuffix("Their file is now \(new.path).") == true)
      #expect(test.program.notices.count == 1)
      #expect(try file.stored()[""]?.count == 1)
      test.close()
    }
  }
}

/// Sees which files in a folder got other permissions after they were made.
private final class Watch {
  private let descriptor: Int32

  init(_ folder: URL) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK))
    #expect(inotify_add_watch(descriptor, folder.path, UInt32(IN_ATTRIB)) >= 0)
  }

  deinit { close(descriptor) }

  var wereChangedLater: [String] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? ["changed"] : []
  }
}
