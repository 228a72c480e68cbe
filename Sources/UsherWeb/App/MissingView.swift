/// The content of a screen when the app lists no view for its view model.
struct MissingView: Component {
  let viewModel: String
  let app: String

  var body: some HTML {
    section {
      div {
        h1 { "No view" }.attribute("tabindex", "-1").class("title")
        p {
          "\(app) has no view for \(viewModel). To fix this, list one in the `views` of its WebApp."
        }
      }
      .class("content")
    }
    .class("screen").attribute("data-scroll")
  }
}
