import Foundation
import GTK
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("Other starts of a program")
  struct StartTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test("they open their addresses, or what a start without any opens")
    func addresses() {
      let test = TestProgram([places("new", "New"), places()])
      let asked = test.program.arguments(for: ["new/Rome", "usher:///new"])
      let answer = test.program.answer(to: asked)
      #expect(answer.lines == [] && answer.code == 0)
      #expect(test.titles == ["Rome – New", "Places – New"])
      let none = test.program.answer(to: test.program.arguments(for: []))
      #expect(none.lines == [] && none.code == 0)
      #expect(test.titles == ["Rome – New", "Places – New", "Places"])
      test.close()
    }

    @Test("they are told of each address at which nothing is, beside the window that says so")
    func nothing() {
      let test = TestProgram([places("new", "New")])
      let asked = test.program.arguments(for: ["old", "new", "new/a/b"])
      let (lines, code) = test.program.answer(to: asked)
      #expect(lines == ["There is nothing at “old”.", "There is nothing at “new/a/b”."])
      #expect(code == 1)
      #expect(test.titles == ["Places – New"])
      #expect(test.program.notices.map(\.text) == lines)
      test.close()
    }

    @Test("they are told that there are too many windows")
    func many() {
      let test = TestProgram([places()], asked: (0..<30).map { "early\($0)" })
      let (lines, code) = test.program.answer(to: test.program.arguments(for: ["late"]))
      #expect(lines == ["There are 30 windows already. Close some to open others."])
      #expect(code == 1)
      test.close()
    }

    @Test(
      "one that comes before the apps are there waits for its answer, and is told if there will be none"
    )
    func waiting() {
      var answers: [(lines: [String], code: Int)] = []
      let test = TestProgram([])
      test.program.isReady = false
      test.program.take(test.program.arguments(for: ["Rome"])) { answers.append(($0, $1)) }
      #expect(answers.isEmpty)
      test.program.begin([places()], nil)
      #expect(answers.map(\.code) == [0] && test.titles == ["Rome – Places"])

      test.program.isReady = false
      test.program.take(test.program.arguments(for: ["Oslo"])) { answers.append(($0, $1)) }
      test.program.fail("The file is broken.")
      test.program.take(test.program.arguments(for: [])) { answers.append(($0, $1)) }
      #expect(answers.map(\.code) == [0, 1, 1])
      #expect(
        answers.suffix(2).allSatisfy { $0.lines == ["Test can't begin. The file is broken."] }
      )
      test.close()
    }

    @Test("options are refused before anything begins, and help is given")
    func options() {
      let test = TestProgram([places()])
      #expect(test.program.run(["new", "--data", "/tmp/x"]) == 64)
      #expect(test.problems.count == 1)
      #expect(test.problems.first?.contains("has no option “--data”.\nUsage: ") == true)
      #expect(test.program.run(["--help"]) == 0)
      #expect(test.problems.count == 1)
      #expect(test.titles == [], "Nothing has begun.")
      test.close()
    }

    @Test("one with another folder is told which one the program has")
    func otherFolder() {
      let test = TestProgram([places()], data: folder.path)
      let other = TestProgram([places()], data: "/other")
      let (lines, code) = test.program.answer(to: other.program.arguments(for: ["Rome"]))
      #expect(code == 0)
      #expect(
        lines == [
          "Test runs already, with the folder \(folder.path). It opens what was asked for; /other isn't used. To use that "
            + "one, quit the program first."
        ]
      )
      #expect(test.titles == ["Rome – Places"])
      test.close()
      other.close()
    }

    @Test("one that calls the same folder otherwise is told nothing")
    func sameFolder() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let link = folder.appending(path: "link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      let test = TestProgram([places()], data: folder.path)
      for path in ["\(folder.path)/", "\(folder.path)/../\(folder.lastPathComponent)", link.path] {
        let other = TestProgram([places()], data: path)
        #expect(test.program.answer(to: other.program.arguments(for: [])).lines == [])
        other.close()
      }
      test.close()
    }
  }
}
