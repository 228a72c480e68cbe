import Usher

final class ClosureSubject: Subject {
  static let name = "closures"
  static let isLater = false

  private var handlers: [(Int) -> Void] = []
  private var value = 0 {
    didSet { for handler in handlers { handler(value) } }
  }

  init(in scope: Scope) {}

  func set(_ value: Int) { self.value = value }

  func observe(_ arrivals: Arrivals) {
    handlers.append { arrivals.arrived($0) }
  }

  func bind(to other: ClosureSubject) {
    handlers.append { [weak other] in if let other, other.value != $0 { other.value = $0 } }
    other.handlers.append { [weak self] in if let self, value != $0 { value = $0 } }
  }
}
