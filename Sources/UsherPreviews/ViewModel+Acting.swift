public import Usher

extension ViewModel {
  /// Does what a person would do, once and as soon as it is possible: the way to states that only follow from an act, for
  /// example that of paying.
  ///
  /// ```swift
  /// Preview("Buy", "paying") { screen in
  ///   BuyViewModel(id: "pli", shop: .slow, screen: screen)
  ///     .acting(on: screen, once: \.canBuy) { $0.buy() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: the screen of the view model.
  ///   - isPossible: returns whether the act is possible. What it reads is observed.
  ///   - act: the act. It isn't done again.
  /// - Returns: the view model.
  public func acting(
    on screen: some Scoped,
    once isPossible: @escaping (Self) -> Bool = { _ in true },
    _ act: @escaping (Self) -> Void
  ) -> Self {
    var isDone = isPossible(self)
    if isDone {
      act(self)
    } else {
      screen.scope.observe { [weak self] in
        self.map(isPossible) ?? false
      } then: { [weak self] isPossible in
        guard isPossible, !isDone, let self else { return }
        isDone = true
        act(self)
      }
    }
    return self
  }
}
