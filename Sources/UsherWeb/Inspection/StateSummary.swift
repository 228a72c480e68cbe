import Usher

/// A part of the toolkit that says what an inspector shows of it.
protocol StateSummary {
  var summary: [(name: String, value: Any)] { get }
}

extension Command: StateSummary {
  var summary: [(name: String, value: Any)] {
    [("isRunning", isRunning)] + (message.map { [("message", $0)] } ?? [])
  }
}

extension Latest: StateSummary {
  var summary: [(name: String, value: Any)] { [("input", input as Any), ("state", state)] }
}

extension Pager: StateSummary {
  var summary: [(name: String, value: Any)] { [("items", items), ("more", more)] }
}
