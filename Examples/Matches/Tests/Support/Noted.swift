/// What view models told the one who made them.
@MainActor
final class Noted {
  var events: [String] = []

  func note(_ event: String) -> () -> Void { { [weak self] in self?.events.append(event) } }
  func note<Value>(_ event: String) -> (Value) -> Void {
    { [weak self] in self?.events.append("\(event) \($0)") }
  }
}
