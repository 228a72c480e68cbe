import Usher

@Runner
final class ObservationSubject: Subject {
  static let name = "Observation by hand"
  static let isLater = true

  private let model = Model()
  private var loops: [ObservationLoop] = []

  nonisolated init(in scope: Scope) {}

  func set(_ value: Int) { model.value = value }

  func observe(_ arrivals: Arrivals) {
    follow(model) { arrivals.arrived($0) }
  }

  func bind(to other: ObservationSubject) {
    let (model, other) = (model, other.model)
    follow(model) { if other.value != $0 { other.value = $0 } }
    follow(other) { if model.value != $0 { model.value = $0 } }
  }

  private func follow(_ model: Model, _ action: @escaping (Int) -> Void) {
    let loop = ObservationLoop(model, action)
    loop.begin()
    loops.append(loop)
  }
}
