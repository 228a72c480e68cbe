/// The text of an option, and a smaller one below it.
struct ChoiceText: Component {
  let title: String
  let detail: String?

  var body: some HTML {
    span {
      span { title }
      if let detail { small { detail } }
    }
    .class("u-choice-text")
  }
}
