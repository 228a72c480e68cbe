import Observation
import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

@Suite("Scopes")
struct ScopeTests {
  @Observable
  final class Counter: ViewModel {
    var count = 0
    var name = Name(first: "Bart", last: "Jacobs")
  }

  struct Name: Equatable { var first: String, last: String }

  @Test("work runs on the owner's actor")
  func isolation() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      var isDone = false
      scope.task {
        isolation.preconditionIsolated()
        isDone = true
      }
      await settle { isDone }
      #expect(isDone)
    }
  }

  /// A plain class, as an app's view models are: nothing says where its methods run.
  final class Worker {
    let isolation: any Actor
    var isDone = false
    init(_ isolation: any Actor) { self.isolation = isolation }

    func work() async {
      isolation.preconditionIsolated()
      await Task.yield()
      isolation.preconditionIsolated()
      isDone = true
    }
  }

  @Test("methods of plain classes run on the owner's actor too, from the first line on")
  func plainMethods() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let worker = Worker(isolation)
      scope.task(worker) { await $0.work() }
      await settle { worker.isDone }
      #expect(worker.isDone)
    }
  }

  @Test("the end of the scope cancels its work and refuses more")
  func ending() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      var log: [String] = []
      let task = scope.task {
        do { try await scope.sleep(for: .seconds(1)) } catch { log.append("\(type(of: error))") }
      }
      #expect(task.isRunning)
      await settle { clock.sleepers == 1 }
      scope.end()
      await settle { !log.isEmpty }
      scope.task { log.append("late") }
      await clock.advance(by: .seconds(5))
      #expect(log == ["CancellationError"])
      #expect(task.isRunning == false)
    }
  }

  @Test("an observer hears of each change, until its token ends it")
  func observe() async throws {
    try await onEachIsolation { isolation in
      let work = Work()
      let scope = work.scope(on: isolation)
      let counter = Counter()
      var seen: [Int] = []
      let token = scope.observe {
        counter.count
      } then: {
        seen.append($0)
      }
      counter.count = 1
      await settle { seen == [1] }
      counter.count = 2
      counter.count = 3
      await settle { seen.count == 2 }
      token.end()
      counter.count = 4
      await work.isOver()
      #expect(seen == [1, 3])
    }
  }

  @Test("an observer ends with its scope and holds nothing then")
  func observerIsFreed() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      var counter: Counter? = Counter()
      weak let freed = counter
      if let counter {
        scope.observe {
          counter.count
        } then: { _ in
        }
      }
      scope.end()
      counter = nil
      await settle { freed == nil }
      #expect(freed == nil)
    }
  }

  @Test("a history keeps every value, also those of one go")
  func history() async throws {
    try await onEachIsolation { _ in
      let counter = Counter()
      let counts = History { counter.count }
      counter.count = 1
      counter.count = 2
      counter.count = 2
      counter.count = 5
      #expect(counts.values == [0, 1, 2, 5])
    }
  }

  @Test("a binding reads and writes, whole, in part and in another form")
  func binding() async throws {
    try await onEachIsolation { _ in
      let counter = Counter()
      let count = counter.bind(\.count)
      count.value += 2
      count.map {
        "\($0)"
      } set: {
        Int($0) ?? 0
      }.value = "42"
      counter.bind(\.name).last.value = "Simpson"
      #expect(counter.count == 42)
      #expect(counter.name == Name(first: "Bart", last: "Simpson"))
      let constant = ValueBinding.constant("x")
      constant.value = "y"
      #expect(constant.value == "x")
    }
  }

  @Test("a title is the type's name in words")
  func titles() {
    final class SignInViewModel: ViewModel {}
    final class TermsOfServiceViewModel: ViewModel {}
    final class PDFModel: ViewModel {}
    #expect(SignInViewModel().title == "Sign In")
    #expect(TermsOfServiceViewModel().title == "Terms Of Service")
    #expect(PDFModel().title == "PDF")
  }
}
