import Foundation
import Testing

@testable import UsherWeb

@Suite("Crash log", .timeLimit(.minutes(1)))
struct CrashLogTests {
  private let folder = NSTemporaryDirectory() + "usher-log-\(Token.make())"
  private let event = Work.event(session: "ada", number: 3)

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func removeFolder() {
    // A log that ends meanwhile removes its file, too, and then the first attempt fails.
    for _ in 0..<10 where FileManager.default.fileExists(atPath: folder) {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  /// A process is killed while it applies the third event of Ada's session, on several threads at once.
  private func kill(program: String = "a") async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = folder as String, program = program as String] in
      let log = try CrashLog(path: folder + "/log", program: program)
      let other = CrashMark(log, session: "bob", address: "/")
      other.run {}
      let mark = CrashMark(log, session: "ada", address: "/trap")
      mark.begin(event: 3)
      mark.run { _ = Foundation.kill(getpid(), SIGKILL) }
    }
  }

  @Test("work during which two processes ended is deadly, other work isn't")
  func twice() async throws {
    defer { removeFolder() }
    await kill()
    #expect(try CrashLog(path: folder + "/log", program: "a").isDeadly(event) == false)
    await kill()
    let log = try CrashLog(path: folder + "/log", program: "a")
    #expect(log.isDeadly(event))
    #expect(log.deadlyEvents(of: "ada") == [3])
    #expect(log.deadlyEvents(of: "bob").isEmpty)
    #expect(log.isDeadly(.page(address: "/")) == false)
  }

  @Test("what ended another program doesn't count")
  func programs() async throws {
    defer { removeFolder() }
    await kill()
    await kill()
    #expect(try CrashLog(path: folder + "/log", program: "b").isDeadly(event) == false)
  }

  @Test("a process that runs isn't taken for one that ended, and an ended one leaves no file")
  func running() throws {
    defer { removeFolder() }
    do {
      let first = try CrashLog(path: folder + "/log", program: "a")
      let slot = try #require(first.begin(Array("ada /".utf8), 3))
      for _ in 0..<3 {
        #expect(try CrashLog(path: folder + "/log", program: "a").isDeadly(event) == false)
      }
      first.end(slot)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.filter { $0.contains("running") }.isEmpty)
  }

  @Test("more threads than slots lose nothing, and free slots are used again")
  func slots() throws {
    defer { removeFolder() }
    let log = try CrashLog(path: folder + "/log", program: "a")
    let taken = (0..<64).compactMap { _ in log.begin([65], 1) }
    #expect(Set(taken).count == 64)
    #expect(log.begin([65], 1) == nil)
    log.end(taken[7])
    #expect(log.begin(Array(repeating: 65, count: 10_000), 1) == taken[7])
  }

  @Test("lines of work are read as they were written; damaged ones are dropped")
  func lines() throws {
    defer { removeFolder() }
    let all: [Work] = [
      event, .page(address: "/a b/%20?x=ö"), .restoration(session: "ada", applied: 0),
    ]
    for work in all { #expect(Work(line: work.line) == work) }
    for line in ["", "event x ada", "event 3", "other 3 ada"] { #expect(Work(line: line) == nil) }
    let path = folder + "/log.crashes"
    try Data("rubbish\n1\t2\n\u{0}\t\n".utf8).write(to: URL(fileURLWithPath: path))
    _ = try CrashLog(path: folder + "/log", program: "a")
    #expect(try String(contentsOfFile: path, encoding: .utf8).isEmpty)
  }

  @Test("a folder that isn't there is told with its path")
  func noFolder() throws {
    defer { removeFolder() }
    let error = #expect(throws: CrashLogError.self) { try CrashLog(path: folder + "/no/log") }
    #expect(error?.description.contains(folder + "/no") == true)
  }
}
