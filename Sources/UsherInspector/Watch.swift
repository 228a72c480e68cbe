import Usher

/// Lets a view model look for news again and again while its screen is seen.
final class Watch {
  private weak var looker: (any Looker)?
  private let screen: any Scoped
  private let presence: Presence
  private let pause: Duration
  /// Whether nobody looks, because the screen isn't seen.
  private var isPaused = false

  /// - Parameters:
  ///   - screen: the screen of the view model.
  ///   - looker: the view model.
  ///   - pause: the time after a look until the next one.
  init<Event>(_ screen: Screen<Event>, for looker: any Looker, every pause: Duration) {
    self.looker = looker
    self.screen = screen
    presence = screen.presence
    self.pause = pause
    again()
    screen.scope.observe { [presence] in
      presence.isActive
    } then: { [weak self] isActive in
      if isActive { self?.resume() }
    }
  }

  private func again() { screen.scope.task(self) { await $0.look() } }

  private func look() async {
    await looker?.look()
    guard presence.isActive else {
      isPaused = true
      return
    }
    screen.scope.after(pause) { [weak self] in self?.again() }
  }

  private func resume() {
    guard isPaused else { return }
    isPaused = false
    again()
  }
}
