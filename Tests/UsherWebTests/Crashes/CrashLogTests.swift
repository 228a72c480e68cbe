import Foundation
import Testing

@testable import UsherWeb

/// What the log knows of processes that have ended. Each process here is a real one, and really ends.
@Suite("Crash log", .timeLimit(.minutes(10)))
struct CrashLogTests {
  private let folder = NSTemporaryDirectory() + "usher-log-\(Token.make())"
  private let event = Work.event(session: "ada", number: 3)
  private let bobs = Work.event(session: "bob", number: 7)

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func removeFolder() {
    // A log that ends meanwhile removes its file, too, and then the first attempt fails.
    for _ in 0..<10 where FileManager.default.fileExists(atPath: folder) {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  private func log(_ program: String = "a", at date: Date = Date()) throws -> CrashLog {
    try CrashLog(path: folder + "/log", program: program, at: date)
  }

  private enum End: String { case trap, overflow, abort, kill, exit }

  /// A process ends while it applies the third event of Ada's session. Bob's seventh event waits to be stored.
  private func end(_ end: End, program: String = "a") async {
    await #expect(processExitsWith: .failure) {
      [folder = folder as String, program = program as String, end = end.rawValue as String] in
      let log = try CrashLog(path: folder + "/log", program: program)
      let other = Self.mark(log, "bob")
      other.begin(event: 7)
      let mark = Self.mark(log, "ada")
      mark.begin(event: 3)
      mark.run {
        switch End(rawValue: end) {
        case .trap: TrapViewModel.trap()
        case .overflow: print(Self.depth(of: 1))
        case .abort: Foundation.abort()
        case .kill: Foundation.kill(getpid(), SIGKILL)
        default: Foundation.exit(1)
        }
      }
      withExtendedLifetime(other) {}
    }
  }

  /// The same, but a thread ends the process that works for no session.
  private func endElsewhere() async {
    await #expect(processExitsWith: .failure) { [folder = folder as String] in
      let log = try CrashLog(path: folder + "/log", program: "a")
      let mark = Self.mark(log, "ada")
      mark.begin(event: 3)
      mark.run {}
      let finished = Self.mark(log, "bob")
      finished.begin(event: 7)
      finished.end(event: 7)
      TrapViewModel.trap()
      withExtendedLifetime((mark, finished)) {}
    }
  }

  private static func mark(_ log: CrashLog, _ session: String) -> CrashMark {
    CrashMark(log, .page, session: session, visitor: Visitor(id: "someone"), address: "/")
  }

  /// Never returns, and needs more and more of the stack.
  private static func depth(of number: Int) -> Int {
    number < 0 ? 0 : depth(of: number + Int.random(in: 1...2)) + 1
  }

  @Test("work whose thread ended two processes is deadly, and no other", arguments: [0, 1, 2])
  func twice(kind: Int) async throws {
    defer { removeFolder() }
    let way = [End.trap, .overflow, .abort][kind]
    await end(way)
    #expect(try log().isDeadly(event) == false)
    await end(way)
    let log = try log()
    #expect(log.isDeadly(event))
    #expect(log.deadlyEvents(of: "ada") == [3])
    #expect(log.isDeadly(bobs) == false)
    #expect(log.deadlyEvents(of: "bob").isEmpty)
    #expect(log.isDeadly(session: "ada") == false)
  }

  @Test("a process that was stopped, or ended by itself, blames nobody", arguments: [0, 1])
  func stopped(kind: Int) async throws {
    defer { removeFolder() }
    for _ in 0..<4 { await end([End.kill, .exit][kind]) }
    let log = try log()
    #expect(log.isDeadly(event) == false)
    #expect(log.isDeadly(bobs) == false)
  }

  @Test("of a death on another thread, what isn't stored is a suspect; three times are too many")
  func suspects() async throws {
    defer { removeFolder() }
    for _ in 0..<2 { await endElsewhere() }
    #expect(try log().isDeadly(event) == false)
    await endElsewhere()
    let log = try log()
    #expect(log.isDeadly(event))
    #expect(log.isDeadly(bobs) == false)
  }

  @Test("a process that another one told to end blames nobody, whatever the signal")
  func watchdog() async throws {
    defer { removeFolder() }
    for _ in 0..<4 {
      await #expect(processExitsWith: .failure) { [folder = folder as String] in
        let log = try CrashLog(path: folder + "/log", program: "a")
        let mark = Self.mark(log, "ada")
        mark.begin(event: 3)
        mark.run {
          Foundation.kill(getpid(), SIGABRT)
          // The signal may go to another thread.
          while true { pause() }
        }
      }
    }
    #expect(try log().isDeadly(event) == false)
  }

  @Test("pages that were just restored aren't suspects when a process ends again and again")
  func restored() async throws {
    defer { removeFolder() }
    for _ in 0..<4 {
      await #expect(processExitsWith: .failure) { [folder = folder as String] in
        let log = try CrashLog(path: folder + "/log", program: "a")
        let someone = Visitor(id: "someone")
        let restored = CrashMark(log, .restoration(applied: 5), session: "ada", visitor: someone)
        restored.run {}
        TrapViewModel.trap()
        withExtendedLifetime(restored) {}
      }
    }
    #expect(try log().isDeadly(.restoration(session: "ada", applied: 5)) == false)
  }

  @Test("an event that begins within other work of its session is the culprit")
  func within() async throws {
    defer { removeFolder() }
    for _ in 0..<2 {
      await #expect(processExitsWith: .failure) { [folder = folder as String] in
        let log = try CrashLog(path: folder + "/log", program: "a")
        let taken = (0..<RunningWork.slots).compactMap { _ in log.begin([65], 1) }
        let mark = Self.mark(log, "ada")
        mark.run {
          log.end(taken[0])
          mark.begin(event: 3)
          TrapViewModel.trap()
        }
      }
    }
    #expect(try log().isDeadly(event))
  }

  @Test("what ended another program doesn't count, and isn't forgotten")
  func programs() async throws {
    defer { removeFolder() }
    await end(.trap)
    await end(.trap)
    #expect(try log("b").isDeadly(event) == false)
    #expect(try log("a").isDeadly(event))
  }

  @Test("a death counts for a day")
  func day() async throws {
    defer { removeFolder() }
    await end(.trap)
    await end(.trap)
    _ = try log()
    #expect(try log(at: Date().addingTimeInterval(23 * 3600)).isDeadly(event))
    #expect(try log(at: Date().addingTimeInterval(25 * 3600)).isDeadly(event) == false)
    #expect(try String(contentsOfFile: folder + "/log.crashes", encoding: .utf8).isEmpty)
  }

  @Test("a process that runs isn't taken for one that ended, and an ended one leaves no file")
  func running() throws {
    defer { removeFolder() }
    do {
      let first = try log()
      let mark = Self.mark(first, "ada")
      mark.begin(event: 3)
      for _ in 0..<3 { #expect(try log().isDeadly(event) == false) }
      withExtendedLifetime(mark) {}
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test("more sessions than slots do their work nevertheless, and free slots are used again")
  func slots() throws {
    defer { removeFolder() }
    let log = try log()
    let taken = (0..<RunningWork.slots).compactMap { _ in log.begin([65], 1) }
    #expect(Set(taken).count == RunningWork.slots)
    #expect(log.begin([65], 1) == nil)
    #expect(Self.mark(log, "ada").run { 5 } == 5)
    log.end(taken[7])
    #expect(log.begin(Array(repeating: 65, count: 10_000), 1) == taken[7])
  }

  @Test("lines of work are read as they were written; damaged ones are dropped")
  func lines() throws {
    defer { removeFolder() }
    let all: [Work] = [
      event, .page(address: "/a b/%20?x=ö", visitor: "0a"), .session("ada"),
      .restoration(session: "ada", applied: 0),
    ]
    for work in all { #expect(Work(line: work.line) == work) }
    for line in ["", "event x ada ", "event 3", "other 3 ada "] { #expect(Work(line: line) == nil) }
    let path = folder + "/log.crashes"
    try Data("rubbish\n1\t2\n\u{0}\t\n".utf8).write(to: URL(fileURLWithPath: path))
    _ = try log()
    #expect(try String(contentsOfFile: path, encoding: .utf8).isEmpty)
  }

  @Test("a folder that isn't there is told with its path")
  func noFolder() throws {
    defer { removeFolder() }
    let error = #expect(throws: CrashLogError.self) { try CrashLog(path: folder + "/no/log") }
    #expect(error?.code == .unusableFile)
    #expect(error?.description.contains(folder + "/no") == true)
  }
}
