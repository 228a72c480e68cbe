import Foundation
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("What ends the program as its windows come back")
  struct RestorationMarkTests {
    private let folder: URL
    private let file: WindowsFile

    init() throws {
      file = try .inNewFolder()
      folder = file.url.deletingLastPathComponent()
    }

    @Test("what ends the program while windows come back isn't tried a third time")
    func mark() throws {
      let first = TestProgram([places()], file, asked: ["Rome"])
      let content = try Data(contentsOf: file.url)
      // Each ends before its windows have been there for a while.
      let ended = (0..<2).map { _ in TestProgram([places()], file) }
      #expect(ended.map(\.titles) == [["Rome – Places"], ["Rome – Places"]])
      #expect(ended.flatMap(\.problems).isEmpty)
      let third = TestProgram([places()], file)
      #expect(third.titles == [])
      let kept = file.url.path + ".unreadable"
      #expect(
        third.problems == [
          "The windows of the last time aren't all there: Test has ended 2 times while they came "
            + "back. Their file is now \(kept)."
        ]
      )
      #expect(third.program.notices.count == 1)
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == content)
      // From now on it is as if nothing had been.
      third.program.open("Ghent")
      let fourth = TestProgram([places()], file)
      #expect(fourth.titles == ["Ghent – Places"])
      for test in [first, third, fourth] + ended { test.close() }
    }

    @Test("a program that ends in time leaves no mark")
    func unmarked() throws {
      let first = TestProgram([places()], file, asked: ["Rome"])
      let second = TestProgram([places()], file)
      second.program.endMark()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["windows.json"])
      for test in [first, second] { test.close() }
    }
  }
}
