// The examples in the comments of `Sources/UsherWeb/HTML`: compiled here.

import Observation
import Usher
import UsherWeb

private struct Item: Identifiable, Equatable {
  let id: String
  let name: String
  let title: String
}

private struct Dot: Identifiable, Equatable {
  let id: Int
  let x: Double
  let y: Double
}

@Observable
private final class ElementsViewModel: ViewModel {
  var message = ""
  var name = ""
  var totalText = ""
  var rating = ""
  var cardNumber = ""
  var country = ""
  var progress = 0.5
  var photos: [Item] = []
  var users: [Item] = []
  var countries: [Item] = []
  var favorites: [Item] = []
  let form = FormGroup()

  func buyButtonTapped() {}
  func retryButtonTapped() {}
  func search(_ text: String) {}
  func fileChosen(_ file: IncomingFile) {}
}

private struct TextsView: View {
  let viewModel: ElementsViewModel
  private var row: Item { viewModel.photos[0] }

  var body: some HTML {
    div { "Saved" }.class("note")
    p { viewModel.message }.class("secondary")
    span { row.name }.class("value")
    a { "Choose a Place" }.href("locations")
    time { "30 March" }.attribute("datetime", "2025-03-30")
    section { h2 { "Rankings" } }
    ul { ForEach(viewModel.photos) { photo in li { photo.title } } }.class("list")
    dl {
      dt { "Rating" }
      dd { viewModel.rating }
    }
    figure {
      img().src("-/preview/pli").attribute("alt", "A ridge")
      figcaption { "Misery Ridge" }
    }
    table { ForEach(viewModel.users) { user in tr { td { user.name } } } }
    p { Text(viewModel.name) }
    Raw(
      "<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"M5 5l10 10M15 5 5 15\"/></svg>"
    )
    button { HostText(.tryAgain) }.on(.click, viewModel.retryButtonTapped)
  }
}

private struct FieldsView: View {
  let viewModel: ElementsViewModel

  var body: some HTML {
    button { "Buy" }.on(.click, viewModel.buyButtonTapped)
    button { "Buy" }.class("button").on(.click, viewModel.buyButtonTapped)
    button { "Buy" }.class("button").attribute("type", "button")
      .on(.click, viewModel.buyButtonTapped)
    input().label("Search").onInput { [viewModel] text in viewModel.search(text) }
    input().attribute("type", "file").label("Photo").onFile(viewModel.fileChosen)
    input().label("Card number").attribute("autocomplete", "cc-number").private()
      .value(bind(\.cardNumber))
    form {
      label {
        "Name"
        input().value(bind(\.name))
      }
      SubmitButton("Save", viewModel.form)
    }
    select {
      ForEach(viewModel.countries) { country in
        option { country.name }.attribute("value", country.id)
      }
    }
    .label("Country").value(bind(\.country))
    progress {}.attribute("max", "1").attribute("value", String(viewModel.progress))
      .label("Upload")
    output { viewModel.totalText }
  }
}

private struct PictureView: View {
  let viewModel: ElementsViewModel
  private let points: [Dot] = []
  private let line = "M0 0"

  var body: some HTML {
    svg {
      path().attribute("d", line).class("line")
      ForEach(points) { point in
        circle().attribute("cx", "\(point.x)").attribute("cy", "\(point.y)").attribute("r", "3")
      }
    }
    .viewBox(0, 0, 320, 120).role("img").label("Temperatures of the week")
    svg {
      g {
        title { "Monday, 21 °C" }
        circle().attribute("r", "3")
      }
      text { "21 °C" }.attribute("x", "8").attribute("y", "20")
      defs {
        linearGradient {
          stop().attribute("offset", "0").class("warm")
          stop().attribute("offset", "1").class("cold")
        }
        .id("heat")
      }
      rect().attribute("width", "320").attribute("height", "8").attribute("fill", "url(#heat)")
    }
  }
}

private struct GridView: View {
  let viewModel: ElementsViewModel

  var body: some HTML {
    svg {
      g { line().attribute("x2", "320") }.class("grid").attribute("transform", "translate(0 20)")
    }
  }
}

private struct Price: Component {
  let text: String
  var body: some HTML { strong { text }.class("price") }
}

private struct TitleRow: ElementComponent {
  let title: String
  var body: some ElementHTML { li { title }.class("row") }
}

private struct Card<Content: HTML>: Component {
  @HTMLBuilder let content: () -> Content
  var body: some HTML { div { content() }.class("card") }
}
