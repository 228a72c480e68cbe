import UsherWeb

/// Samples of each kind of row.
struct RowSamples: Component {
  let press: (String) -> Void

  var body: some HTML {
    ul {
      li { div { "A row" }.class("row") }
      li {
        div {
          span { "With a value" }
          span { "12" }.class("value")
        }
        .class("row")
      }
      li {
        div {
          Symbol.star
          span { "With a lead" }
        }
        .class("row")
      }
      li {
        div {
          "With a badge"
          span { "NEW" }.class("badge")
        }
        .class("row")
      }
      li {
        button { "It leads on" }.class("row leads").attribute("type", "button")
          .on(.click) { press("It leads on") }
      }
      li {
        button {
          Symbol.person
          span { "It leads on, with a lead and a value" }
          span { "Ada" }.class("value")
        }
        .class("row leads").attribute("type", "button").on(.click) { press("With all of it") }
      }
      li { a { "A link elsewhere" }.class("row leads").href("https://www.swift.org") }
      li {
        button { "It does something" }.class("row").attribute("type", "button")
          .on(.click) { press("It does something") }
      }
      li { button { "Disabled" }.class("row leads").attribute("type", "button").disabled(true) }
      li { div { "It matters less" }.class("row secondary") }
    }
    .class("list")
    h3 { "Long text" }.class("header")
    ul {
      li {
        button {
          span {
            "A row of many more words than fit beside its value, so that it needs several lines"
          }
          span { "A value of some words" }.class("value")
        }
        .class("row leads").attribute("type", "button").on(.click) { press("Long text") }
      }
      li {
        div {
          span { "Donaudampfschifffahrtsgesellschaftskapitänswitwe" }
          span { "1,234,567,890.00" }.class("value")
        }
        .class("row")
      }
    }
    .class("list")
  }
}
