import Testing
import UsherTestSupport
import UsherViewModels

@Suite("The order of a scope's work")
struct WorkOrderTests {
  @Test("what was started first begins first")
  func order() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      var begun: [Int] = []
      for number in 0..<1000 { scope.task { begun.append(number) } }
      await settle { begun.count == 1000 }
      #expect(begun == Array(0..<1000))
    }
  }
}
