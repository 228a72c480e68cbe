import Observation

/// Tracking that is begun anew after each change, which is what one writes without a library.
@Runner
final class ObservationLoop {
  private let model: Model
  private let action: (Int) -> Void

  init(_ model: Model, _ action: @escaping (Int) -> Void) {
    self.model = model
    self.action = action
  }

  func begin() { _ = track() }

  private func track() -> Int {
    withObservationTracking {
      model.value
    } onChange: { [weak self] in
      Task { @Runner [weak self] in self?.changed() }
    }
  }

  private func changed() { action(track()) }
}
