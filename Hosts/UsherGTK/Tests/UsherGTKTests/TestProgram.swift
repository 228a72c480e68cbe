import Foundation
import GTK
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

private final class ProblemLog {
  var problems: [String] = []
}

private var count = 0

/// A program whose loop isn't run: a test does what the desktop does.
final class TestProgram {
  let program: GTKProgram
  var problems: [String] { log.problems }
  private let log = ProblemLog()

  init(
    _ apps: [GTKApp],
    _ file: WindowsFile? = nil,
    data: String = "none",
    retry: UInt32 = 5000,
    asked addresses: [String] = []
  ) {
    #expect(Toolkit.begin(), "There is no display.")
    count += 1
    program = GTKProgram(id: "org.usher.Test\(count)", name: "Test", data: data) { _ in apps }
    program.retryMilliseconds = retry
    program.onProblem = { [log] in log.problems.append($0) }
    #expect(throws: Never.self) { try program.application.register() }
    for address in addresses { program.open(address) }
    program.begin(apps, file)
  }

  /// The titles of the open windows, app by app.
  var titles: [String] {
    program.apps.flatMap { app in
      app.windows.all.compactMap { app.shown[ObjectIdentifier($0)]?.window.title }
    }
  }

  /// The window with a title.
  func window(_ title: String) -> GTKWindow? {
    program.apps.flatMap(\.shown.values).first { $0.window.title == title }
  }

  func field(_ title: String) -> Entry? {
    window(title)?.layers.first?.shown.first?.content.find(Entry.self)
  }

  /// The frames in the file, those of the apps in the order of their addresses backwards.
  func frames(_ file: WindowsFile) throws -> [WindowFrame] {
    let stored = try file.stored()
    return stored.keys.sorted(by: >).flatMap { stored[$0] ?? [] }.compactMap { WindowFrame.of($0) }
  }

  func close() {
    for app in program.apps { app.windows.close() }
    for notice in program.notices { notice.close() }
    MainLoop.turn()
  }
}

extension WindowsFile {
  /// A file for a program's windows, in a folder of its own.
  static func inNewFolder() throws -> WindowsFile {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return WindowsFile(folder.appending(path: "windows.json").path)
  }
}
