import Usher

final class UsherSubject: Subject {
  static let name = "Usher"
  static let isLater = true

  private let model = Model()
  private let scope: Scope

  init(in scope: Scope) { self.scope = scope }

  func set(_ value: Int) { model.value = value }

  func observe(_ arrivals: Arrivals) {
    let model = model
    scope.observe {
      model.value
    } then: {
      arrivals.arrived($0)
    }
  }

  func bind(to other: UsherSubject) {
    scope.bind(model.bind(\.value), to: other.model.bind(\.value))
  }
}
