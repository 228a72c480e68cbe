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
      let command = Command()
      let states = History { command.isRunning }
      for _ in 0..<2 {
        command(scope) {
          runs += 1
          try await scope.sleep(for: .seconds(2))
        }
      }
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
      let command = Command()
      func setOff() { command(scope) { if isDeclined { throw Declined() } } }
      setOff()
      await settle { !command.isRunning }
      #expect(command.message == "The card was declined.")
      isDeclined = false
      setOff()
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
      var last = 0
      let command = Command(.again)
      for number in 1...5 {
        command(scope) {
          runs += 1
          running += 1
          #expect(running == 1)
          try await scope.sleep(for: .seconds(1))
          running -= 1
          last = number
        }
      }
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { runs == 2 && clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { !command.isRunning }
      #expect(runs == 2)
      #expect(last == 5)
    }
  }

  @Test("cancelling is no failure")
  func cancels() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation, clock: TestClock())
      var wasCancelled = false
      let command = Command()
      command(scope) {
        do { try await scope.sleep(for: .seconds(1)) } catch {
          wasCancelled = true
          throw error
        }
      }
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
      let command = Command(.restart)
      func setOff() {
        command(scope) {
          try await scope.sleep(for: .seconds(1))
          finished += 1
        }
      }
      setOff()
      await settle { clock.sleepers == 1 }
      setOff()
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
      let command = Command()
      command(scope) {}
      #expect(command.isRunning == false)
    }
  }

  @Test("a queue runs once for each time, one after the other, and a failure stops nothing")
  func queue() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<Int, Void>()
      let scope = Scope(isolation: isolation)
      let command = Command(.queue)
      for id in 1...3 { command(scope) { try await answers(id) } }
      await settle { answers.waiting == [1] }
      answers.fail(1, Declined())
      await settle { answers.waiting == [2] }
      #expect(command.message == "The card was declined.")
      answers.answer(2, ())
      await settle { answers.waiting == [3] }
      answers.answer(3, ())
      await settle { !command.isRunning }
      #expect(command.message == "The card was declined.")
      command(scope) { try await answers(4) }
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
      let scope = Scope(isolation: isolation)
      let command = Command(.restart)
      func setOff(_ amount: Double) {
        command(scope) {
          command.report(progress: amount)
          try await answers(amount)
          command.report(progress: amount * 2)
          try await answers(amount * 2)
        }
      }
      command.report(progress: 0.9)
      #expect(command.progress == nil)
      setOff(0.25)
      await settle { command.progress == 0.25 }
      setOff(0.4)
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

  @Test(
    "whoever shows whether it can be set off is told; only where a second tap is ignored it can't"
  )
  func canRun() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let answers = Answers<Int, Void>()
      let command = Command()
      var seen: [Bool] = []
      scope.observe {
        command.canRun
      } then: {
        seen.append($0)
      }
      command(scope) { try await answers(1) }
      await settle { seen == [false] && answers.waiting == [1] }
      answers.answer(1, ())
      await settle { seen == [false, true] }
      for policy in [CommandPolicy.queue, .restart, .again] {
        let command = Command(policy)
        command(scope) { try await answers(2) }
        #expect(command.isRunning && command.canRun)
        await settle { answers.waiting == [2] }
        answers.answer(2, ())
        await settle { !command.isRunning }
      }
    }
  }

  @Test("cancelled or replaced before its turn came, a run doesn't begin")
  func neverBegun() async throws {
    try await onEachIsolation { isolation in
      let work = Work()
      let scope = work.scope(on: isolation)
      var begun: [Int] = []
      let command = Command(.restart)
      for id in 1...2 { command(scope) { begun.append(id) } }
      await settle { !command.isRunning }
      #expect(begun == [2])
      command(scope) { begun.append(3) }
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
      let saving = Command()
      func save() { saving(scope) { saves.value = 1 } }
      save()
      await settle { answers.waiting == [1] }
      save()
      await settle { !saving.isRunning }
      answers.answer(1, [1])
      await settle { box.value == .loaded([1]) }
    }
  }

  @Test("the work is its owner's, and what waits neither keeps the owner nor is done without it")
  func owner() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let answers = Answers<Int, Void>()
      let done = Box<[Int]>([])
      var owner: Box<Int>? = Box(7)
      weak let freed = owner
      let command = Command(.queue)
      if let owner {
        command(scope, of: owner) { owner in
          done.value.append(owner.value)
          try await answers(1)
        }
        await settle { answers.waiting == [1] }
        command(scope, of: owner) { done.value.append($0.value + 1) }
      }
      command(scope) { try await answers(2) }
      #expect(done.value == [7])
      owner = nil
      answers.answer(1, ())
      await settle { answers.waiting == [2] }
      #expect(freed == nil)
      answers.answer(2, ())
      await settle { !command.isRunning }
      #expect(done.value == [7])
    }
  }

  @Test("what waits is dropped when its own scope ends, and the rest goes on")
  func droppedWithScope() async throws {
    try await onEachIsolation { isolation in
      let (one, other) = (Scope(isolation: isolation), Scope(isolation: isolation))
      let answers = Answers<Int, Void>()
      let command = Command(.queue)
      command(one) { try await answers(1) }
      command(other) { try await answers(2) }
      command(one) { try await answers(3) }
      await settle { answers.waiting == [1] }
      other.end()
      answers.answer(1, ())
      await settle { answers.waiting == [3] }
      answers.answer(3, ())
      await settle { !command.isRunning }
      #expect(answers.waiting.isEmpty)
    }
  }

  @Test("what waits keeps its own scope: it is neither begun nor cancelled by that of another work")
  func ownScope() async throws {
    try await onEachIsolation { isolation in
      let (one, other) = (Scope(isolation: isolation), Scope(isolation: isolation))
      let answers = Answers<Int, Void>()
      var wasCancelled: [Bool] = []
      let command = Command(.queue)
      for (id, scope) in [one, other, other].enumerated() {
        command(scope) {
          try await answers(id)
          wasCancelled.append(Task.isCancelled)
        }
      }
      await settle { answers.waiting == [0] }
      one.end()
      answers.answer(0, ())
      await settle { answers.waiting == [1] }
      answers.answer(1, ())
      await settle { answers.waiting == [2] }
      #expect(command.isRunning)
      other.end()
      answers.answer(2, ())
      await settle { !command.isRunning }
      #expect(wasCancelled == [true, false, true])
    }
  }

  @Test("work that never begins, as its screen was never shown, keeps nothing out")
  func neverShown() async throws {
    try await onEachIsolation { isolation in
      let hidden = Scope(
        isolation: isolation,
        clock: ContinuousClock(),
        activity: nil,
        isWaiting: true
      )
      var begun: [Int] = []
      let command = Command()
      command(hidden) { begun.append(1) }
      #expect(command.isRunning)
      hidden.finish()
      #expect(!command.isRunning)
      let scope = Scope(isolation: isolation)
      command(scope) { begun.append(2) }
      await settle { begun == [2] && !command.isRunning }
    }
  }

  @Test("a load that a newer run has replaced sets nothing any more")
  func supersededLoad() async throws {
    try await onEachIsolation { isolation in
      let answers = Answers<Int, [Int]>()
      let box = Box<Loadable<[Int]>>(.idle)
      let work = Work()
      let scope = work.scope(on: isolation)
      let command = Command(.restart)
      func setOff(_ id: Int) {
        command(scope) {
          await box.value.load(into: { box.value = $0 }) { try await answers(id) }
        }
      }
      setOff(1)
      await settle { answers.waiting == [1] }
      setOff(2)
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
