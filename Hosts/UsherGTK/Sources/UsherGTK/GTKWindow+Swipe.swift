import GTK
import Usher

extension GTKWindow {
  /// The width of the edge from which a swipe goes back, in pixels.
  private static var edge: Double { 24 }
  /// The part of the window over which the finger must move so that the screen leaves.
  private static var threshold: Double { 0.35 }

  /// A drag from the edge where texts begin goes back, in two phases: until the finger is lifted, nothing has left.
  func connectSwipe() {
    let drag = Controller.drag()
    weak let window = self
    drag.on("drag-begin", .point) { event in
      guard let window else { return false }
      let width = Double(window.window.width)
      let distance = window.window.isRightToLeft ? width - event.x : event.x
      if distance < Self.edge { window.begin(.back) }
      return false
    }
    drag.on("drag-update", .point) { event in
      window?.move(to: window?.inward(event.x) ?? 0)
      return false
    }
    drag.on("drag-end", .point) { event in
      guard let window else { return false }
      let distance = window.inward(event.x) / Double(max(1, window.window.width))
      window.endGesture(commits: distance > Self.threshold)
      return false
    }
    self.window.add(drag)
  }

  /// How far a drag has gone away from its edge.
  private func inward(_ offset: Double) -> Double { window.isRightToLeft ? -offset : offset }

  func begin(_ kind: LeavingGesture.Kind) { gesture = presenter.navigation.begin(kind) }

  private func move(to distance: Double) {
    guard let gesture else { return }
    // Stiff where something would ask or refuse.
    let limit = gesture.permission == .allowed ? 1 : 0.15
    gesture.progress = min(limit, distance / Double(max(1, window.width)))
    layers.last?.follow(gesture.progress)
  }

  func endGesture(commits: Bool) {
    guard let gesture else { return }
    self.gesture = nil
    layers.last?.follow(0)
    if commits { gesture.commit() } else { gesture.cancel() }
  }
}
