import Foundation
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("The file with an app's windows")
  struct WindowsFileTests {
    private let url = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString)/windows.json")

    @Test("the windows are there again, and nothing is once they are gone")
    func restored() throws {
      let windows = Windows(on: MainActor.shared) { navigation, snapshot in
        navigation.start(restoring: snapshot) { TestCoordinator({ EmptyModel() }, flow: $0) }
      }
      try windows.open()
      let file = WindowsFile(url)
      #expect(file.snapshots.isEmpty)
      file.save(windows)
      #expect(try file.snapshots == windows.snapshots())
      #expect(file.snapshots.count == 1)
      file.remove()
      #expect(file.snapshots.isEmpty)
      windows.close()
    }

    @Test("a file that can't be read is kept under another name")
    func unreadable() throws {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("no windows".utf8).write(to: url)
      #expect(WindowsFile(url).snapshots.isEmpty)
      let kept = url.appendingPathExtension("unreadable")
      #expect(try Data(contentsOf: kept) == Data("no windows".utf8))
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }
}
