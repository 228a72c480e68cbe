import Testing
import Usher
import UsherTestSupport
import UsherTesting

/// Where a flow begins whose coordinator doesn't say.
@Suite("Where flows start")
struct StartTests {
  enum PlainRoute: Route, CaseIterable { case list, detail }
  enum OpenRoute: Route { case item(id: Int) }

  final class ListViewModel: ViewModel {}

  final class Plain: Coordinator {
    let flow: Flow<PlainRoute, Never>
    var note = ""
    // Two statements: Swift can't infer what such a closure makes.
    private(set) lazy var child = flow.child(Plain.self) { flow in
      let plain = Plain(flow: flow)
      plain.note = "child"
      return plain
    }
    private(set) lazy var numbered = flow.child(Plain.self) { (number: Int, flow) in
      let plain = Plain(flow: flow)
      plain.note = "\(number)"
      return plain
    }

    init(flow: Flow<PlainRoute, Never>) { self.flow = flow }

    func show(_ route: PlainRoute) { flow.push(ListViewModel(), at: route) }
  }

  final class Lost: Coordinator {
    let flow: Flow<OpenRoute, Never>

    init(flow: Flow<OpenRoute, Never>) { self.flow = flow }

    func show(_ route: OpenRoute) { flow.push(ListViewModel(), at: route) }
  }

  @Test("at the route with the empty path")
  func emptyPath() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      let root = navigation.start { Plain(flow: $0) }
      #expect(root.flow.routes == [.list])
      #expect(navigation.path == "")
      navigation.close()
    }
  }

  @Test("a closure of several statements makes a root or a child, when its type is said")
  func statements() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      let root = navigation.start(Plain.self) { flow in
        let plain = Plain(flow: flow)
        plain.note = "root"
        return plain
      }
      #expect(root.note == "root")
      root.child.start(at: .detail)
      #expect(root.child.coordinator?.note == "child")
      root.numbered.start(7, .sheet, at: .detail)
      #expect(root.numbered.coordinator?.note == "7")
      navigation.close()
    }
  }

  @Test("routes without a start are told how to have one")
  func lost() async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      var told: [Misuse] = []
      navigation.onMisuse = { told.append($0) }
      navigation.start { Lost(flow: $0) }
      #expect(told.map(\.code) == [.noStart])
      #expect(
        told.first?.description == """
          Lost doesn't know what to show first, so it shows nothing. To fix this, let its routes be CaseIterable or \
          RouteWithStart, give one of them the coding key "", or implement start().
          """
      )
      navigation.close()
    }
  }
}
