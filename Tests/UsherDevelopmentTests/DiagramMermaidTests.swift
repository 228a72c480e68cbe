import Testing
import Usher
import UsherDevelopment
import UsherTestSupport
import UsherTesting

@Suite("Diagrams for Mermaid")
struct DiagramMermaidTests {
  @Test("flows are subgraphs, and arrows lead up the stack, dotted where something is presented")
  func golden() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.show(.item(id: "pli"))
      shop.show(.buy(id: "pli"))
      shop.buy.coordinator?.show(.terms)
      shop.flow.ask(.confirm("Delete?", confirm: "Delete")) { _ in }
      #expect(
        Diagram(app.navigation).mermaid == """
          flowchart TD
            subgraph f1["ShopCoordinator (/)"]
              s1["List (/)"]
              s2["pli (/pli)"]
              subgraph f2["BuyCoordinator (/pli/buy)"]
                s3["Order (/pli/buy)"]
                subgraph f3["TermsCoordinator (/pli/buy/terms, sheet)"]
                  s4["Terms (/pli/buy/terms)"]
                end
              end
            end
            q1{{"? Delete?"}}
            s1 --> s2
            s2 --> s3
            s3 -.->|sheet| s4
            s4 -.-> q1

          """
      )
    }
  }

  @Test("each tab has arrows of its own; what covers them lies over the selected one")
  func tabs() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli") { MarketCoordinator(flow: $0) }
      let market: MarketCoordinator = try app.root()
      market.show(.notes)
      #expect(
        Diagram(app.navigation).mermaid == """
          flowchart TD
            subgraph f1["MarketCoordinator (/)"]
              subgraph t1["[tab Shop] (/, selected)"]
                subgraph f2["ShopCoordinator (/)"]
                  s1["List (/)"]
                  s2["pli (/pli)"]
                end
              end
              subgraph t2["[tab Terms] (/terms)"]
                subgraph f3["TermsCoordinator (/terms)"]
                  s3["Terms (/terms)"]
                end
              end
              s4["Help (/notes, sheet)"]
            end
            s1 --> s2
            s2 -.->|sheet| s4

          """
      )
    }
  }

  @Test(
    "titles are escaped",
    arguments: [
      ("a \"b\"", "a #quot;b#quot;"),
      ("<b>&amp;", "#lt;b#gt;#amp;amp;"),
      ("#1: `x`", "#35;1#58; #96;x#96;"),
      ("%%{init", "%%#123;init"),
      ("e\u{301}<\u{301}", "e\u{301}#lt;\u{301}"),
      ("two\nlines", "two lines"),
    ]
  )
  func escapes(title: String, expected: String) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.show(.item(id: title))
      shop.flow.ask(.alert(title)) {}
      let mermaid = Diagram(app.navigation).mermaid
      #expect(mermaid.contains("    s2[\"\(expected) (/"))
      #expect(mermaid.contains("  q1{{\"? \(expected)\"}}\n"))
    }
  }

  @Test("where nothing runs the chart is empty")
  func empty() async throws {
    try await onEachIsolation { actor in
      #expect(Diagram(Navigation(on: actor)).mermaid == "flowchart TD\n")
    }
  }
}
