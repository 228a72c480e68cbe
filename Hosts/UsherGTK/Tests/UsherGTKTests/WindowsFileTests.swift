import Foundation
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("The file with a program's windows")
  struct WindowsFileTests {
    private let url = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).json")

    @Test("the windows are there again, for this user alone, and nothing is once they are gone")
    func restored() throws {
      let windows = Windows(on: MainActor.shared) { navigation, snapshot in
        navigation.start(restoring: snapshot) { TestCoordinator({ EmptyModel() }, flow: $0) }
      }
      try windows.open()
      let file = WindowsFile(url.path)
      #expect(file.snapshots { Issue.record("\($0)") }.isEmpty)
      let kept = ["": try windows.snapshots()]
      try file.save(kept)
      #expect(file.snapshots { Issue.record("\($0)") } == kept)
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      try file.save([:])
      #expect(!FileManager.default.fileExists(atPath: url.path))
      windows.close()
    }

    @Test("a file that can't be read is kept under another name, and told")
    func unreadable() throws {
      try Data("no windows".utf8).write(to: url)
      var told: [String] = []
      #expect(WindowsFile(url.path).snapshots { told.append($0) }.isEmpty)
      let kept = url.appendingPathExtension("unreadable")
      #expect(try Data(contentsOf: kept) == Data("no windows".utf8))
      #expect(!FileManager.default.fileExists(atPath: url.path))
      #expect(told.count == 1)
      #expect(told.first?.hasSuffix("Their file is now \(kept.path).") == true)
    }
  }
}
