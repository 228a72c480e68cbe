import UsherWeb

/// A line of the log of transitions.
struct TransitionItem: ElementComponent {
  let row: TransitionRow

  var body: some ElementHTML {
    li {
      span { row.time }.class("clock")
      span { row.kind }.class("kind")
      span {
        strong { row.title }
        small { row.cause.isEmpty ? row.address : "\(row.address), by \(row.cause)" }
      }
      .class("lines")
    }
  }
}

/// A line of the log of events.
struct EventItem: ElementComponent {
  let row: EventRow

  var body: some ElementHTML {
    li {
      span { row.time }.class("clock")
      span { row.duration }.class("kind")
      span {
        strong { row.name }
        small { "received \(row.received), sent \(row.sent)" }
      }
      .class("lines")
    }
  }
}
