import Foundation
import UsherWeb
import WebTesting

/// What somebody does on a page, at random.
struct Journey {
  private static let apps = [
    "/red-green", "/photos", "/matches", "/cloudy", "/users", "/survey", "/photos/profile",
  ]
  private static let words = [
    "Ada", "Vienna", "a@example.com", "12", "3", "10", "2026-05-01", "1 Market Street",
    "bartjacobs", "123456789", "",
    "ÄÖÜ <b>&amp;", String(repeating: "long ", count: 40),
  ]

  let person: Person
  /// When no new step is begun any more.
  let end: ContinuousClock.Instant

  func run() throws {
    let path = Self.apps.randomElement() ?? "/"
    let tab = try Tab(person, at: path)
    person.tally.count("pages")
    defer { tab.close() }
    do {
      try tab.connect()
      for _ in 0..<Int.random(in: 5...40) where ContinuousClock.now < end {
        try tab.wait(Int.random(in: 20...400))
        try step(tab)
      }
      try tab.wait(200)
    } catch is Tab.End {}
  }

  private func step(_ tab: Tab) throws {
    switch Int.random(in: 0..<100) {
    case 0..<3:
      person.tally.count("cuts")
      try tab.loseLine()
    case 3..<6:
      person.tally.count("reloads")
      try tab.reload()
    case 6..<14: try tab.goBack([-1, -1, 1].randomElement() ?? -1)
    case 14..<18:
      tab.note("leaves the page and comes back")
      try tab.act([0, 7])
      try tab.act([0, 6])
    default: try act(tab)
    }
  }

  /// Does something with an element that the person can reach.
  private func act(_ tab: Tab) throws {
    let nodes = tab.browser.root.all.filter { node in
      node.attributes["disabled"] == nil && node.attributes["aria-disabled"] != "true"
        && (!node.handlers.isEmpty || node.name == "a") && !tab.browser.isInert(node)
    }
    guard let node = nodes.randomElement() else { return }
    if node.name == "a", node.handlers.isEmpty {
      guard let url = node.attributes["href"], url.hasPrefix("/"), !url.contains("/-/"),
        url.split(separator: "/").first == tab.address.split(separator: "/").first
      else { return }
      tab.note("follows \(url)")
      return try tab.act([0, 2] + Array(url.utf8))
    }
    guard let event = node.handlers.keys.randomElement(), event != "file" else { return }
    let text = payload(of: event, node)
    if event == "input" || event == "change" { node.value = text }
    guard let message = tab.browser.event(event, on: node, text) else { return }
    person.tally.count(event)
    tab.note(
      "\(event) “\(text)” on \(node.name) “\(node.attributes["aria-label"] ?? node.text.prefix(40).description)”"
    )
    try tab.act(message: message)
  }

  private func payload(of event: String, _ node: Node) -> String {
    switch event {
    case "change" where node.attributes["type"] == "checkbox": ["", "1"].randomElement() ?? ""
    // Nothing else may be the same: it would be kept back as a secret.
    case "input" where node.attributes["type"] == "password": "secret-\(person.number)"
    case "input", "change":
      node.name == "select"
        ? node.all.filter { $0.name == "option" }.randomElement()?.attributes["value"] ?? ""
        : Self.words.randomElement() ?? ""
    case "move": String(Int.random(in: 0...8))
    case "island": "{\"value\":1}"
    default: ""
    }
  }
}
