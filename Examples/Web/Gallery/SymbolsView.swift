import GalleryViewModels
import UsherWeb

struct SymbolsView: View {
  let viewModel: SymbolsViewModel

  var body: some HTML {
    GallerySection(
      "Symbol",
      "A small picture in the color of its text. Say by a label, or a text beside it, what it means."
    ) {
      ul {
        ForEach(NamedSymbol.all) { named in
          li {
            named.symbol
            span { named.id }
          }
        }
      }
      .class("symbols")
    }
    GallerySection("Of your own", "Shapes of SVG, 24 units wide and high, drawn as lines.") {
      div {
        Symbol("<path d=\"M4 12h16M4 6h16M4 18h10\"/>")
        Symbol("<rect x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"4\"/><path d=\"M8 12h8\"/>")
        Symbol("<circle cx=\"12\" cy=\"12\" r=\"8\"/><path d=\"M12 8v4l3 2\"/>")
      }
      .class("line")
    }
    GallerySection("Where they stand", "In buttons, in rows, and over what is empty.") {
      div {
        button {
          Symbol.edit
          "Edit"
        }
        .class("button").attribute("type", "button")
        button {
          Symbol.delete
          "Delete"
        }
        .class("button secondary destructive").attribute("type", "button")
        button { Symbol.refresh }.class("button secondary").attribute("type", "button")
          .label("Refresh")
      }
      .class("line")
      ul {
        li {
          div {
            Symbol.star
            span { "Favorites" }
            span { "12" }.class("value")
          }
          .class("row")
        }
        li {
          div {
            Symbol.location
            span { "Near you" }
          }
          .class("row secondary")
        }
      }
      .class("list")
      EmptyState("No favorites yet", "What you mark by a star is here.", symbol: .star)
    }
  }
}
