import CloudyViewModels
import UsherWeb

/// A button that selects a place.
struct LocationButton: ElementComponent {
  let row: LocationRow
  let isChosen: Bool
  let select: () -> Void

  var body: some ElementHTML {
    button { LocationText(row: row) }.class("row place").attribute("type", "button")
      .attribute("aria-current", isChosen ? "true" : nil).on(.click, select)
  }
}

/// A place's name over the detail that distinguishes places of the same name.
struct LocationText: ElementComponent {
  let row: LocationRow

  var body: some ElementHTML {
    span {
      strong { row.text }
      small { row.detail }
    }
    .class("place-text")
  }
}
