public import Observation

/// One screen as a host shows it: everything a view reads, binds and does goes through it.
///
/// It ends in the turn its screen leaves. Then everything that was bound is let go of, nothing can be done through it any more,
/// and the view model is gone from it: what a host still moves out of sight has to live without.
///
/// ```swift
/// let screen = presenter.screen(id)
/// screen.bind { viewModel.message } apply: { label.text = $0 }
/// button.onClick { screen.perform { viewModel.save() } }
/// screen.onEnd { button.onClick(nil) }
/// ```
///
/// A view model must not be kept by what outlives the screen, as a widget's closure that is in the middle of an animation: see
/// ``onEnd(_:)``. Where a framework keeps views as long as it likes, the host says so by ``hold()``.
@Observable
public final class ScreenHandle: Identifiable {
  /// The screen.
  public let id: NodeID
  /// The screen's view model; `nil` once the screen is gone.
  public private(set) var viewModel: (any ViewModel)?
  @ObservationIgnored private var lastTitle = ""
  @ObservationIgnored private var lastName = ""
  /// For a host's own work about this screen; it goes by the window's clock, and ends with the screen.
  public let scope: Scope
  @ObservationIgnored private weak var navigation: Navigation?
  @ObservationIgnored private var ends: [() -> Void] = []

  init(_ screen: ScreenCore, _ viewModel: any ViewModel, in navigation: Navigation) {
    id = screen.id
    self.viewModel = viewModel
    self.navigation = navigation
    scope = navigation.makeScope()
    screen.scope.onEnd { [weak self] in self?.end() }
  }

  deinit { scope.end() }

  /// Whether the screen is gone; observable.
  public var isEnded: Bool { viewModel == nil }

  /// The view model's title, observable; once the screen is gone, what it was at last.
  public var title: String { viewModel?.title ?? lastTitle }

  /// The name of the view model's type, as a host says it where it has no view for it.
  public var viewModelName: String { viewModel.map { "\(type(of: $0))" } ?? lastName }

  /// Makes a view of the screen.
  ///
  /// - Returns: the view; `nil` when it shows other view models than this one, or the screen is gone.
  public func view<V: ScreenView>(_ type: V.Type = V.self) -> V? {
    viewModel.flatMap { $0 as? V.Model }.map { V(viewModel: $0) }
  }

  /// Does what the person did on the screen, unless it is covered or gone: every click and key goes through here.
  ///
  /// - Returns: whether the screen took it.
  @discardableResult
  public func perform(_ action: () -> Void) -> Bool {
    // Another screen may have the number by now: one that was gone forward to again.
    guard !isEnded else { return false }
    return navigation?.perform(on: id, action) ?? false
  }

  /// A binding that writes through ``perform(_:)``, as what a person types is written.
  public func binding<Value>(_ binding: ValueBinding<Value>) -> ValueBinding<Value> {
    ValueBinding {
      binding.value
    } set: { [weak self] value in
      self?.perform { binding.value = value }
    }
  }

  /// Applies a value now, and each time it changes, until the screen goes.
  ///
  /// A change is applied in a turn of its own, soon; ``Navigation/observed()`` waits for that. Both closures are held
  /// until the screen goes: give them this handle weakly or unowned.
  ///
  /// - Parameters:
  ///   - read: reads observable objects, as the view model, and nothing else.
  ///   - apply: sets a part of what is drawn.
  public func bind<Value: Equatable>(
    _ read: @escaping () -> Value,
    apply: @escaping (Value) -> Void
  ) {
    guard !isEnded else { return }
    apply(read())
    scope.observe(read, then: apply)
  }

  /// Calls `action` in the turn the screen goes, or at once when it is gone: to empty the closures of buttons and fields.
  public func onEnd(_ action: @escaping () -> Void) {
    guard !isEnded else { return action() }
    ends.append(action)
  }

  /// Something shows the screen, and may do so for a while after it is gone, as a framework's view that moves out of sight: as
  /// long as that one keeps what this returns, nobody is told that the view model is still in memory.
  public func hold() -> ScreenHold { ScreenHold(viewModel, in: navigation) }

  /// The screen goes.
  func end() {
    guard !isEnded else { return }
    (lastTitle, lastName) = (title, viewModelName)
    viewModel = nil
    scope.end()
    let ends = ends
    self.ends = []
    for end in ends { end() }
  }
}
