import Observation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// Long lists of a page whose server was killed.
@Suite("Long lists after the server was killed", .timeLimit(.minutes(10)))
struct ContinuedListTests {
  private enum OnlyRoute: Route {
    case page

    enum CodingKeys: String, RoutePath { case page = "" }
  }

  private final class RowsCoordinator: Coordinator {
    let flow: Flow<OnlyRoute, Never>

    init(flow: Flow<OnlyRoute, Never>) { self.flow = flow }

    func start() { show(.page) }
    func show(_ route: OnlyRoute) { flow.push(RowsViewModel(), at: route) }
  }

  @Observable
  fileprivate final class RowsViewModel: ViewModel, Restorable {
    var tapped: [Int] = []

    var savedState: [Int] {
      get { tapped }
      set { tapped = newValue }
    }
  }

  private struct RowsView: View {
    let viewModel: RowsViewModel

    var body: some HTML {
      p { "Tapped: \(viewModel.tapped.map(String.init).joined(separator: ", "))" }
      list(0..<1000)
      list(1000..<2000)
    }

    private func list(_ range: Range<Int>) -> some HTML {
      ul {
        ForEach(range.map { Row(id: $0, text: "Row \($0)") }) { [viewModel] row in
          li { button { row.text }.on(.click) { viewModel.tapped.append(row.id) } }
        }
      }
    }
  }

  private func server() async throws -> KilledServer {
    try await KilledServer(at: "/rows") { _ in
      WebApp("rows", title: "Rows") { flow, _ in
        RowsCoordinator(flow: flow)
      } views: {
        RowsView.self
      }
    }
  }

  private func fragment(_ server: KilledServer) throws -> Int {
    try #require(server.page.matches(of: /<!--=(\d+)-->/).compactMap { Int($0.1) }.last)
  }

  private func extents(_ server: KilledServer) throws -> [[Int]] {
    server.browser.lists(in: try fragment(server)).map(\.part.extent)
  }

  @Test("the page gets the rows that it had, and an event in one of them is for that row")
  func rows() async throws {
    let server = try await server()
    let number = try fragment(server)
    #expect(try extents(server) == [[0, 1000], [0, 1000]])
    server.rows = "\(number),500,60,1000,\(number),700,120,1010"
    server.leave()
    try await server.restart()
    #expect(try extents(server) == [[500, 1000], [700, 1000]])
    #expect(server.browser.lists(in: number).map(\.part.rows.count) == [60, 120])
    try await server.click("Row 1750")
    await server.settle()
    #expect(server.browser.text.contains("Tapped: 1750"))
    await server.close()
  }

  @Test(
    "what the browser says of its rows is only a request",
    arguments: [
      "", ",", "x,1,2,1000", "1,2", "99,500,100,1000", "-1,5,5,1000", "999999999999,1,1,1",
      "1,1,1,1,1", "1,500,100,9223372036854775807", String(repeating: "9,1,1,1,", count: 5000),
    ]
  )
  func wrong(_ rows: String) async throws {
    let server = try await server()
    server.rows = rows
    server.leave()
    try await server.restart()
    #expect(try extents(server).allSatisfy { $0.last == 1000 })
    try await server.click("Row 10")
    await server.settle()
    #expect(server.browser.text.contains("Tapped: 10"))
    await server.close()
  }

  @Test(
    "a list is known by the number of its rows, and the others aren't shifted",
    arguments: [
      ("700,120,1050", [[700, 1000], [0, 1000]]),
      ("700,120,300", [[0, 1000], [0, 1000]]),
      ("700,120,300,1,500,60,1000", [[500, 1000], [0, 1000]]),
    ]
  )
  func otherTotals(_ rows: String, _ extents: [[Int]]) async throws {
    let server = try await server()
    let number = try fragment(server)
    server.rows = "\(number)," + rows.replacing(",1,500", with: ",\(number),500")
    server.leave()
    try await server.restart()
    #expect(try self.extents(server) == extents)
    await server.close()
  }

  @Test("rows beyond the end are the last ones")
  func beyond() async throws {
    let server = try await server()
    server.rows = "\(try fragment(server)),5000,9000,1000"
    server.leave()
    try await server.restart()
    #expect(try extents(server) == [[600, 1000], [0, 1000]])
    await server.close()
  }
}
