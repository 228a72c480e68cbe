import GTK
import Usher

extension GTKWindow {
  /// The width of the edge from which a swipe goes back, in pixels.
  private static var edge: Double { 24 }
  /// The part of the window over which the finger must move so that the screen leaves.
  private static var threshold: Double { 0.35 }

  /// A drag from the left edge goes back, in two phases: until the finger is lifted, nothing has left.
  func connectSwipe() {
    let drag = Controller.drag()
    weak let window = self
    drag.on("drag-begin", .point) { event in
      if event.x < Self.edge { window?.begin(.back) }
      return false
    }
    drag.on("drag-update", .point) { event in
      window?.move(to: event.x)
      return false
    }
    drag.on("drag-end", .point) { event in
      guard let window else { return false }
      window.endGesture(commits: event.x / Double(max(1, window.window.width)) > Self.threshold)
      return false
    }
    self.window.add(drag)
  }

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
