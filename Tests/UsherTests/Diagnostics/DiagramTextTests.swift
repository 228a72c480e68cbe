import Testing
import Usher
import UsherTesting

@Suite("Diagrams as text")
struct DiagramTextTests {
  @Test("a stack, a sheet, a flow within it, and the prompt over them")
  func golden() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(isSignedIn: false, flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.show(.item(id: "pli"))
      shop.buy.start("pli", .sheet, at: .buy(id: "pli"))
      shop.buy.coordinator?.show(.terms)
      shop.flow.ask(.confirm("Delete?", confirm: "Delete")) { _ in }
      #expect(
        app.navigation.description == """
          ShopCoordinator (/)
          ├─ List (/)
          ├─ pli (/pli)
          └─ BuyCoordinator (/pli/buy, sheet)
             ├─ Sign In (/pli/buy/sign-in)
             └─ TermsCoordinator (/pli/buy/terms, sheet)
                └─ Terms (/pli/buy/terms)
          ? Delete?
          """
      )
    }
  }

  @Test("tabs, each with its stack, and what covers them")
  func tabs() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(path: "pli") { MarketCoordinator(flow: $0) }
      let market: MarketCoordinator = try app.root()
      market.show(.notes)
      #expect(
        "\(app.navigation)" == """
          MarketCoordinator (/)
          ├─ [tab Shop] (/, selected)
          │  └─ ShopCoordinator (/)
          │     ├─ List (/)
          │     └─ pli (/pli)
          ├─ [tab Terms] (/terms)
          │  └─ TermsCoordinator (/terms)
          │     └─ Terms (/terms)
          └─ Help (/notes, sheet)
          """
      )
    }
  }

  @Test("titles stand as they are, in one line; addresses are encoded")
  func titles() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.show(.item(id: "<a>&\"\nb"))
      shop.flow.ask(.alert("Line one\nline two")) {}
      #expect(
        app.navigation.description == """
          ShopCoordinator (/)
          ├─ List (/)
          └─ <a>&" b (/%3Ca%3E%26%22%0Ab)
          ? Line one line two
          """
      )
    }
  }

  @Test("of several prompts the one that is open is drawn")
  func prompts() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { ShopCoordinator(flow: $0) }
      let shop: ShopCoordinator = try app.root()
      shop.flow.ask(.alert("One")) {}
      shop.flow.ask(.alert("Two")) {}
      #expect(app.navigation.description.hasSuffix("\n? Two"))
      try app.answer("OK")
      #expect(app.navigation.description.hasSuffix("\n? One"))
      try app.answer("OK")
      #expect(app.navigation.description.hasSuffix("\n└─ List (/)"))
    }
  }

  @Test("where nothing runs there is no text")
  func empty() async throws {
    try await onEachIsolation { actor in
      #expect(Navigation(on: actor).description == "")
    }
  }
}
