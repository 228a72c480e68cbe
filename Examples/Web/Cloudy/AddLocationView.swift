import CloudyViewModels
import UsherWeb

struct AddLocationView: View {
  let viewModel: AddLocationViewModel

  var hidesBack: Bool { true }

  var toolbar: some HTML {
    button { viewModel.words.cancel }.on(.click, viewModel.cancelButtonTapped)
  }

  var body: some HTML {
    form {
      SearchField(
        viewModel.placeholder,
        bind(\.query),
        capitalization: .words,
        hasFocus: true
      )
      if !viewModel.query.isEmpty {
        button { ClearIcon() }.class("clear").attribute("type", "button").label(
          viewModel.words.clear
        )
        .on(.click, viewModel.clearButtonTapped)
      }
    }
    .class("find").on(.submit, viewModel.searchButtonTapped)
    if let preparation = viewModel.preparation {
      label {
        span { viewModel.words.preparingPlaces }
        progress {}.attribute("max", "1").attribute("value", String(preparation))
      }
      .class("preparing")
    }
    if let hint = viewModel.hint { p { hint }.class("secondary hint") }
    if viewModel.querying { Spinner(viewModel.words.searching) }
    if let message = viewModel.message {
      div {
        p { message }.class(viewModel.hasFailed ? "error" : "secondary")
        if viewModel.canRetry {
          button { HostText(.tryAgain) }.class("button secondary").attribute("type", "button")
            .on(.click, viewModel.retryButtonTapped)
        }
      }
      .class("failure").role(viewModel.hasFailed ? "alert" : "status")
    }
    StatusText(viewModel.count, style: "spoken")
    if viewModel.hasLocations {
      ul {
        ForEach(viewModel.locations) { [viewModel] row in
          li {
            LocationButton(row: row, isChosen: false, select: { viewModel.select(row.id) })
          }
        }
      }
      .class("list results").label(viewModel.words.results)
    }
    p { viewModel.credit }.class("secondary credit")
  }
}
