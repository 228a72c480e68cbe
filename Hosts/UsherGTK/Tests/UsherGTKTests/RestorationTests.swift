import Foundation
import GTK
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("Windows of the last time")
  struct RestorationTests {
    private let folder: URL
    private let file: WindowsFile

    init() throws {
      file = try .inNewFolder()
      folder = file.url.deletingLastPathComponent()
    }

    /// Waits until something is in the file, or isn't.
    private func wait(_ isDone: (WindowsFile.Windows) -> Bool) async {
      let end = ContinuousClock.now + .seconds(10)
      while !((try? file.stored()).map(isDone) ?? false), ContinuousClock.now < end {
        MainLoop.turn()
        await Task.yield()
      }
      #expect((try? file.stored()).map(isDone) == true)
    }

    /// What windows show, without their frames.
    private static func shown(_ windows: WindowsFile.Windows) throws -> [String: [Snapshot]] {
      try windows.mapValues { try $0.map { try Snapshot(decoding: $0, version: 1) } }
    }

    @Test("windows are there again with what was typed, and not those that were closed")
    func restored() async throws {
      let apps = [places("old", "Old"), places("new", "New")]
      let first = TestProgram(apps, file, asked: ["old/Rome", "new/Ghent", "new/Bern"])
      first.field("Ghent – New")?.text = "a canal"
      let bern = try #require(first.window("Bern – New"))
      await bern.presenter.navigation.observed()
      bern.presenter.navigation.requestClose()
      #expect(first.titles == ["Rome – Old", "Ghent – New"])
      // As after a kill: nothing of the first program is told.
      let second = TestProgram(apps, file)
      second.program.open("")
      #expect(second.titles == ["Rome – Old", "Ghent – New"])
      #expect(second.field("Ghent – New")?.text == "a canal")
      // Another start without an address is for another app.
      second.program.open("")
      #expect(second.titles == ["Apps – Test", "Rome – Old", "Ghent – New"])
      first.close()
      second.close()
      #expect(try file.stored().isEmpty)
    }

    @Test("windows have the size that they had, and the one that was in front is in front")
    func frames() throws {
      let apps = [places("old", "Old"), places("new", "New")]
      let first = TestProgram(apps, file, asked: ["new/Ghent", "old/Rome", "new/Bern", "old/Bonn"])
      first.window("Ghent – New")?.window.resize(width: 380, height: 700)
      first.program.save()
      // As after a kill.
      let second = TestProgram(apps, file)
      let window = try #require(second.window("Ghent – New")?.window)
      #expect(window.contentWidth == 380 && window.contentHeight == 700)
      #expect(second.window("Rome – Old")?.window.contentWidth == 900)
      let frames = try second.frames(file)
      #expect(frames.map(\.order) == [2, 4, 1, 3])
      first.close()
      second.close()
    }

    @Test(
      "a size that no window can have is none",
      arguments: [
        #"{"width":0,"height":700,"isMaximized":false,"order":1}"#,
        #"{"width":380,"height":100000,"isMaximized":false,"order":1}"#, #"{"width":380}"#, "7",
      ]
    )
    func strangeFrames(frame: String) throws {
      let snapshot = Array(#"{"format":1,"window":\#(frame)}"#.utf8)
      #expect(WindowFrame.of(snapshot) == nil)
    }

    @Test("text is kept while the person types, without another window")
    func typing() async throws {
      let test = TestProgram([places()], file, asked: ["Rome"])
      let before = try file.stored()
      #expect(before[""]?.count == 1)
      test.field("Rome – Places")?.text = "a river"
      await wait { $0 != before }
      test.close()
    }

    @Test("a window that can't be encoded doesn't keep others from being kept, and is told once")
    func unencodable() async throws {
      let test = TestProgram([places(), numbers()], file, asked: ["numbers", "Rome"])
      let number = try #require(test.number)
      number.value = 3
      await wait { String(decoding: $0["numbers"]?.first ?? [], as: UTF8.self).contains("\"3") }
      for _ in 0..<2 {
        number.value = .nan
        await test.window("Numbers")?.presenter.navigation.observed()
        test.program.save()
      }
      test.program.open("Ghent")
      let stored = try file.stored()
      #expect(stored[""]?.count == 2)
      // As it was.
      #expect(stored["numbers"]?.count == 1)
      #expect(test.problems.count == 1)
      #expect(
        test.problems.first?.hasPrefix("A window of Numbers can't be kept: NumberModel at “”")
          == true
      )
      // Also if it never could be.
      let second = TestProgram([places(), numbers(isSpoilt: true)], file)
      #expect(second.problems.count == 1)
      #expect(try Self.shown(file.stored()) == Self.shown(stored))
      for test in [test, second] { test.close() }
    }

    @Test("what can't be written is told once, and written as soon as it can be")
    func retry() async throws {
      try FileManager.default.removeItem(at: folder)
      let test = TestProgram([places()], file, retry: 20, asked: ["Rome"])
      #expect(test.problems.count == 1)
      #expect(test.problems.first?.hasPrefix("The windows can't be kept: ") == true)
      test.program.save()
      #expect(test.problems.count == 1)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      await wait { $0[""]?.count == 1 }
      test.close()
    }

    @Test("windows of an app that isn't there now are kept for the next time")
    func others() throws {
      let (old, new) = (places("old", "Old"), places("new", "New"))
      let first = TestProgram([old, new], file, asked: ["old/Rome", "new/Ghent"])
      let second = TestProgram([new], file, asked: ["new/Bern"])
      let third = TestProgram([old, new], file)
      #expect(third.titles == ["Rome – Old", "Ghent – New", "Bern – New"])
      for test in [first, second, third] { test.close() }
    }

    @Test("windows of an older version are brought to the present one")
    func migration() throws {
      let first = TestProgram([places()], file, asked: ["Rome"])
      let second = TestProgram(
        [places(version: 2, migrations: [1: { $0.root.places[1].path = "Roma" }])],
        file
      )
      #expect(second.titles == ["Roma – Places"])
      #expect(try file.stored()[""]?.map { try Snapshot(decoding: $0, version: 2).version } == [2])
      for test in [first, second] { test.close() }
    }

    @Test(
      "a window that can't be read is told and kept, and doesn't keep others from coming back",
      arguments: [
        (#""version":1"#, #""version":2"#, "version 2"),
        (#""format":1"#, #""format":9"#, "version 1"),
        (#""id":1"#, #""id":9223372036854775807"#, "number"),
        (#""nextID":2"#, #""nextID":9223372036854775807"#, "number"),
        (#""places":["#, #""places":[{"id":1,"path":"a","placement":"push"},"#, "number 1"),
        (#""root""#, #""route""#, "read"),
      ]
    )
    func single(_ sound: String, _ odd: String, _ word: String) throws {
      let apps = [places("a", "A"), places("b", "B")]
      let first = TestProgram(apps, file, asked: ["a/Rome", "a/Bern", "b/Ghent"])
      let text = try String(contentsOf: file.url, encoding: .utf8)
      let range = try #require(text.firstRange(of: sound))
      try text.replacingCharacters(in: range, with: odd)
        .write(to: file.url, atomically: true, encoding: .utf8)
      let second = TestProgram(apps, file)
      #expect(second.titles == ["Bern – A", "Ghent – B"])
      #expect(second.problems.count == 1)
      #expect(second.problems.first?.contains(word) == true, "\(second.problems)")
      #expect(second.program.notices.count == 1)
      #expect(FileManager.default.fileExists(atPath: file.url.path + ".unreadable"))
      // What comes next has a number of its own.
      #expect(try second.window("Bern – A")?.presenter.navigation.open("Oslo") == .allowed)
      let third = TestProgram(apps, file)
      #expect(third.titles == ["Bern – A", "Ghent – B"])
      for test in [first, second, third] { test.close() }
    }

    @Test("what couldn't be restored of a window is told")
    func problems() throws {
      let first = TestProgram([places()], file, asked: ["Rome"])
      let text = try String(contentsOf: file.url, encoding: .utf8)
      try text.replacing(#""state":"#, with: #""state":"7","other":"#)
        .write(to: file.url, atomically: true, encoding: .utf8)
      let second = TestProgram([places()], file)
      #expect(second.titles == ["Rome – Places"])
      #expect(
        second.problems.contains { $0.hasPrefix("Places: The state of PlaceModel at “Rome”") }
      )
      for test in [first, second] { test.close() }
    }
  }
}
