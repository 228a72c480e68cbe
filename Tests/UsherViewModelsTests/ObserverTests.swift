import Observation
import Testing
import UsherTestSupport
import UsherViewModels

@Suite("Observers")
struct ObserverTests {
  @Observable
  final class Counter: ViewModel {
    var count = 0
    var other = 0
  }

  @Test("a thousand observers of one change are told in one turn, in the order they began")
  func many() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let counter = Counter()
      let told = Box<[Int]>([])
      for index in 0..<1000 {
        scope.observe {
          counter.count
        } then: { _ in
          told.value.append(index)
        }
      }
      counter.count = 1
      await settle { !told.value.isEmpty }
      #expect(told.value == Array(0..<1000))
    }
  }

  @Test("a thousand changes of one turn are one, with the last value")
  func oneTurn() async throws {
    try await onEachIsolation { isolation in
      let work = Work()
      let scope = work.scope(on: isolation)
      let counter = Counter()
      let told = Box<[Int]>([])
      scope.observe {
        counter.count
      } then: {
        told.value.append($0)
      }
      for count in 1...1000 { counter.count = count }
      await settle { !told.value.isEmpty }
      await work.isOver()
      #expect(told.value == [1000])
    }
  }

  @Test("an action changes what another one observes, and ends another one")
  func reentrant() async throws {
    try await onEachIsolation { isolation in
      let work = Work()
      let scope = work.scope(on: isolation)
      let counter = Counter()
      let told = Box<[String]>([])
      let last = Box<ObservationToken?>(nil)
      scope.observe {
        counter.count
      } then: { count in
        counter.other = count * 2
        last.value?.end()
      }
      scope.observe {
        counter.other
      } then: {
        told.value.append("other \($0)")
      }
      last.value = scope.observe {
        counter.count
      } then: {
        told.value.append("count \($0)")
      }
      counter.count = 2
      await settle { !told.value.isEmpty }
      await work.isOver()
      #expect(told.value == ["other 4"])
    }
  }

  @Test("a value that changes back in the same turn is no change")
  func back() async throws {
    try await onEachIsolation { isolation in
      let work = Work()
      let scope = work.scope(on: isolation)
      let counter = Counter()
      let told = Box<[Int]>([])
      scope.observe {
        counter.count
      } then: {
        told.value.append($0)
      }
      counter.count = 1
      counter.count = 0
      await work.isOver()
      #expect(told.value == [])
      counter.count = 2
      await settle { told.value == [2] }
    }
  }
}
