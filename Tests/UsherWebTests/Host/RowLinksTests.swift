import Testing
import Usher

@testable import UsherWeb

/// Without its script a page leads on by links.
@MainActor
@Suite("Links to more rows")
struct RowLinksTests {
  private func page(_ query: String? = nil) async throws -> String {
    let host = WebHost([
      WebApp("numbers", title: "Numbers") { flow, _ in
        NumbersCoordinator(flow: flow)
      } views: {
        NumbersView.self
      }
    ])
    let request = WebRequest(path: "/numbers", query: query, visitor: Visitor(id: "a"))
    let page = await host.respond(to: request).body
    await host.close()
    return String(decoding: page, as: UTF8.self)
  }

  private func rows(_ page: String, _ letter: String) -> [Int] {
    page.matches(of: /<li>(?:<!---->)?([ab])([0-9]+)<\/li>/).filter { $0.1 == letter }
      .compactMap { Int($0.2) }
  }

  private func links(_ page: String) -> [String] {
    page.matches(of: /<a href="([^"]*usher-rows[^"]*)">(?:<!---->)?([^<]*)</).map {
      "\($0.2) \($0.1)"
    }
  }

  @Test("a page has the first rows of each list, and links to the next")
  func first() async throws {
    let page = try await page("q=a%26b")
    #expect(rows(page, "a") == Array(0..<100))
    #expect(rows(page, "b") == Array(0..<100))
    #expect(
      links(page) == [
        "More Rows /numbers?q=a%26b&amp;usher-rows=1-100",
        "More Rows /numbers?q=a%26b&amp;usher-rows=2-100",
      ]
    )
  }

  @Test("a link leads to the rows of one list; the app isn't told")
  func next() async throws {
    let page = try await page("q=a&usher-rows=2-950")
    #expect(page.contains("Query a."))
    #expect(rows(page, "a") == Array(0..<100))
    #expect(rows(page, "b") == Array(900..<1000))
    #expect(
      links(page) == [
        "More Rows /numbers?q=a&amp;usher-rows=1-100",
        "Earlier Rows /numbers?q=a&amp;usher-rows=2-800",
      ]
    )
  }

  @Test(
    "what can't be read begins at the start",
    arguments: [
      "usher-rows=1", "usher-rows=-5", "usher-rows=1-x", "usher-rows=0-100", "usher-rows=",
      "usher-rows",
      "usher-rows=9-100", "usher-rows=99999999999-1", "usher-rows=1-99999999999",
    ]
  )
  func garbage(_ query: String) async throws {
    let page = try await page(query)
    #expect(rows(page, "a") == Array(0..<100))
    #expect(page.contains("Query none."))
  }
}

private enum NumbersRoute: Route {
  case all(q: String?)

  enum CodingKeys: String, RoutePath { case all = "" }
}

private final class NumbersCoordinator: Coordinator {
  let flow: Flow<NumbersRoute, Never>
  init(flow: Flow<NumbersRoute, Never>) { self.flow = flow }
  func start() { show(.all(q: nil)) }
  func show(_ route: NumbersRoute) {
    switch route {
    case .all(let query): flow.push(NumbersViewModel(query), at: route)
    }
  }
}

private final class NumbersViewModel: ViewModel {
  let title = "Numbers"
  let query: String
  let rows = (0..<1000).map { Row(id: $0, text: "\($0)") }
  init(_ query: String?) { self.query = query ?? "none" }
}

private struct NumbersView: View {
  let viewModel: NumbersViewModel
  var body: some HTML {
    p { "Query \(viewModel.query)." }
    ul { ForEach(viewModel.rows) { row in li { "a\(row.text)" } } }
    ul { ForEach(viewModel.rows) { row in li { "b\(row.text)" } } }
  }
}
