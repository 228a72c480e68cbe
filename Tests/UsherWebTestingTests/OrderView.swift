import Foundation
import Usher
import UsherWeb

struct OrderView: View {
  let viewModel: OrderViewModel

  var toolbar: some HTML {
    button { "Cancel" }.attribute("type", "button").on(.click, viewModel.cancelButtonTapped)
  }

  var body: some HTML {
    form {
      TextField("Name", viewModel.name)
      TextArea("Remarks", bind(\.remarks))
      label {
        "Size"
        select {
          option { "Small" }.attribute("value", "s")
          option { "Medium" }.attribute("value", "m")
          option { "Large" }.attribute("value", "l")
        }
        .value(bind(\.size))
      }
      Toggle("Gift", bind(\.isGift))
      SubmitButton("Order", viewModel.form)
    }
    .on(.submit, viewModel.submitted)
    SegmentedControl("Period", viewModel.periods.map { Period(id: $0) }) {
      $0.id
    } isSelected: {
      $0.id == viewModel.period
    } onSelect: {
      viewModel.period = $0
    }
    Stepper("Seats", bind(\.seats), in: 1...3, text: "\(Int(viewModel.seats)) seats")
    if viewModel.isOpen {
      p {
        "Open until "
        strong { "six" }
        "."
      }
    }
    ul {
      ForEach(viewModel.items) { [viewModel] item in
        li {
          span {
            strong { item.name }
            small { "Belgium" }
          }
          button { "Remove" }.on(.click) { viewModel.remove(item.id) }
        }
      }
    }
    button { "Stock" }.on(.click, viewModel.stockButtonTapped)
    LoadableView(viewModel.stock) { count in p { "\(count) left" } }
    FileField("Add a Picture", onFile: viewModel.fileChosen)
    if let name = viewModel.fileName { p { name } }
    a { strong { "Terms" } }.href("terms")
    button { "Vegan" }.role("checkbox").attribute(
      "aria-checked",
      viewModel.isVegan ? "true" : "false"
    )
    .on(.click) { viewModel.isVegan.toggle() }
    CopyButton("Copy Link", text: "https://example.org")
    input().label("Code").onInput { viewModel.code = $0 }
    DayField("Day", bind(\.day), in: .gmt)
    button { "Nothing" }
    div { "More" }.on(.appear) { viewModel.loads += 1 }
    div { "Secret" }.attribute("aria-hidden", "true")
  }

  struct Period: Identifiable, Equatable { let id: String }
}
