import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

@Suite("Commands")
struct CommandTests {
  struct Declined: UserFacingError {
    let userMessage = "The card was declined."
  }

  @Test("it runs once at a time, and says so")
  func runsOnce() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var runs = 0
      let command = Command(scope) {
        runs += 1
        try await scope.sleep(for: .seconds(2))
      }
      let states = History { command.isRunning }
      command()
      command()
      #expect(command.canRun == false)
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(2))
      await settle { !command.isRunning }
      #expect(runs == 1)
      #expect(states.values == [false, true, false])
      #expect(command.canRun)
    }
  }

  @Test("a failure has a message and can be tried again")
  func fails() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      var isDeclined = true
      let command = Command(scope) { if isDeclined { throw Declined() } }
      command()
      await settle { !command.isRunning }
      #expect(command.message == "The card was declined.")
      isDeclined = false
      command()
      #expect(command.message == nil)
      await settle { !command.isRunning }
      #expect(command.error == nil)
    }
  }

  @Test("set off while it runs, it runs once more; never two at once")
  func again() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var runs = 0
      var running = 0
      let command = Command(scope, policy: .again) {
        runs += 1
        running += 1
        #expect(running == 1)
        try await scope.sleep(for: .seconds(1))
        running -= 1
      }
      for _ in 0..<5 { command() }
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { runs == 2 && clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { !command.isRunning }
      #expect(runs == 2)
    }
  }

  @Test("it doesn't run unless it can")
  func condition() async throws {
    try await onEachIsolation { isolation in
      let command = Command(Scope(isolation: isolation), when: { false }) {}
      command()
      #expect(command.isRunning == false)
      #expect(command.canRun == false)
    }
  }

  @Test("cancelling is no failure")
  func cancels() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation, clock: TestClock())
      var wasCancelled = false
      let command = Command(scope) {
        do { try await scope.sleep(for: .seconds(1)) } catch {
          wasCancelled = true
          throw error
        }
      }
      command()
      await settle { (scope.clock as? TestClock)?.sleepers == 1 }
      command.cancel()
      #expect(command.isRunning == false)
      await settle { wasCancelled }
      #expect(command.error == nil)
    }
  }

  @Test("restart cancels the run before")
  func restart() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var finished = 0
      let command = Command(scope, policy: .restart) {
        try await scope.sleep(for: .seconds(1))
        finished += 1
      }
      command()
      await settle { clock.sleepers == 1 }
      command()
      #expect(command.isRunning)
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { !command.isRunning }
      #expect(finished == 1)
    }
  }

  @Test("nothing begins after the scope has ended")
  func ended() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      scope.end()
      let command = Command(scope) {}
      command()
      #expect(command.isRunning == false)
    }
  }

  @Test("a queue runs once for each time, one after the other, and a failure stops nothing")
  func queue() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<Int, Void>()
      let command = Command(Scope(isolation: isolation), policy: .queue) { (id: Int) in
        try await answers(id)
      }
      for id in 1...3 { command(id) }
      await settle { answers.waiting == [1] }
      answers.fail(1, Declined())
      await settle { answers.waiting == [2] }
      #expect(command.message == "The card was declined.")
      answers.answer(2, ())
      await settle { answers.waiting == [3] }
      answers.answer(3, ())
      await settle { !command.isRunning }
      #expect(command.message == "The card was declined.")
      command(4)
      #expect(command.message == nil)
      await settle { answers.waiting == [4] }
      answers.answer(4, ())
      await settle { !command.isRunning }
    }
  }

  @Test("the work says how much is done; a run that was replaced isn't heard")
  func progress() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<Double, Void>()
      let progress = Progress()
      let command = Command(Scope(isolation: isolation), policy: .restart) { (amount: Double) in
        progress.report?(amount)
        try await answers(amount)
        progress.report?(amount * 2)
        try await answers(amount * 2)
      }
      progress.report = { [weak command] in command?.report(progress: $0) }
      command.report(progress: 0.9)
      #expect(command.progress == nil)
      command(0.25)
      await settle { command.progress == 0.25 }
      command(0.4)
      await settle { answers.waiting == [0.25, 0.4] }
      answers.answer(0.25, ())
      await settle { answers.waiting == [0.4, 0.5] }
      #expect(command.progress == 0.4)
      answers.answer(0.4, ())
      await settle { answers.waiting == [0.5, 0.8] }
      #expect(command.progress == 0.8)
      answers.answer(0.8, ())
      await settle { !command.isRunning }
      #expect(command.progress == nil)
      answers.answer(0.5, ())
    }
  }

  final class Progress {
    var report: ((Double) -> Void)?
  }

  @Test("whether it can run follows from what its condition reads, and whoever shows it is told")
  func automatic() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let name = Field("")
      let command = Command(scope, when: { !name.value.isEmpty }) {}
      var seen: [Bool] = []
      scope.observe {
        command.canRun
      } then: {
        seen.append($0)
      }
      name.value = "Bart"
      await settle { seen == [true] }
      name.value = ""
      await settle { seen == [true, false] }
    }
  }

  @Test("cancelled or replaced before its turn came, a run doesn't begin")
  func neverBegun() async throws {
    try await onEachIsolation { isolation in
      let work = Work()
      let scope = work.scope(on: isolation)
      var begun: [Int] = []
      let command = Command(scope, policy: .restart) { (id: Int) in begun.append(id) }
      command(1)
      command(2)
      await settle { !command.isRunning }
      #expect(begun == [2])
      command(3)
      command.cancel()
      await work.isOver()
      #expect(begun == [2])
    }
  }

  @Test("what the work begins is its own: setting the command off again doesn't replace it")
  func ownWork() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let answers = Answers<Int, [Int]>()
      let box = Box<Loadable<[Int]>>(.idle)
      let saves = Field(0)
      scope.observe {
        saves.value
      } then: { id in
        scope.task { await box.value.load(into: { box.value = $0 }) { try await answers(id) } }
      }
      let save = Command(scope) { saves.value = 1 }
      save()
      await settle { answers.waiting == [1] }
      save()
      await settle { !save.isRunning }
      answers.answer(1, [1])
      await settle { box.value == .loaded([1]) }
    }
  }

  @Test("it doesn't keep its owner")
  func owner() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      var owner: Progress? = Progress()
      weak let freed = owner
      let command = owner.map { Command(scope, of: $0) { _ in } }
      owner = nil
      #expect(freed == nil)
      #expect(command?.canRun == false)
    }
  }

  @Test("a load that a newer run has replaced sets nothing any more")
  func supersededLoad() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<Int, [Int]>()
      let box = Box<Loadable<[Int]>>(.idle)
      let work = Work()
      let command = Command(work.scope(on: isolation), policy: .restart) { (id: Int) in
        await box.value.load(into: { box.value = $0 }) { try await answers(id) }
      }
      command(1)
      await settle { answers.waiting == [1] }
      command(2)
      await settle { answers.waiting == [1, 2] }
      answers.answer(1, [1])
      await settle { answers.waiting == [2] }
      await work.isOver(but: 1)
      #expect(box.value == .loading(old: nil))
      answers.answer(2, [2])
      await settle { box.value == .loaded([2]) }
    }
  }
}
