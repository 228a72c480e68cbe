public import Observation

/// A screen as a host shows it: a view reads, binds and acts through its handle.
///
/// A handle ends in the same turn as its screen. Then its bindings are released, ``perform(_:)`` does nothing, and
/// ``viewModel`` is `nil`: a view that still moves out of sight must work without it.
///
/// ```swift
/// guard let screen = presenter.screen(id) else { return }
/// screen.bind { viewModel.message } apply: { label.text = $0 }
/// button.onClick { screen.perform { viewModel.save() } }
/// screen.onEnd { button.onClick(nil) }
/// ```
///
/// Objects that outlive the screen must not keep its view model, for example the closure of a widget in the middle
/// of an animation: see ``onEnd(_:)``. If a framework decides itself how long it keeps a view, the host calls
/// ``hold()``.
@Observable
public final class ScreenHandle: Identifiable {
  /// The identity of the screen.
  public let id: NodeID
  /// The screen's view model; `nil` once the screen is gone.
  public private(set) var viewModel: (any ViewModel)?
  @ObservationIgnored private var lastTitle = ""
  @ObservationIgnored private var lastName = ""
  /// A scope for the host's own work for this screen. It uses the window's clock, and ends with the screen.
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

  /// The view model's title, observable; the last title once the screen is gone.
  public var title: String { viewModel?.title ?? lastTitle }

  /// The name of the view model's type, for a host that has no view for it.
  public var viewModelName: String { viewModel.map { "\(type(of: $0))" } ?? lastName }

  /// Makes a view of the screen.
  ///
  /// ```swift
  /// let lines = screen.view(PhotosView.self)?.lines ?? []
  /// ```
  ///
  /// - Returns: the view; `nil` if `V` is for another type of view model, or the screen is gone.
  public func view<V: ScreenView>(_ type: V.Type = V.self) -> V? {
    viewModel.flatMap { $0 as? V.Model }.map { V(viewModel: $0) }
  }

  /// Runs an action of the person on the screen, unless the screen is covered or gone. A host sends every click and
  /// key through this method.
  ///
  /// ```swift
  /// button.onClick { screen.perform { viewModel.save() } }
  /// ```
  ///
  /// - Parameter action: the action; it runs at once, within one transition.
  /// - Returns: whether the action ran.
  @discardableResult
  public func perform(_ action: () -> Void) -> Bool {
    // Another screen may have this number by now: going forward makes a screen again with its old number.
    guard !isEnded else { return false }
    return navigation?.perform(on: id, action) ?? false
  }

  /// Returns a binding that writes through ``perform(_:)``, for input that the person types. A write to a covered
  /// or gone screen is ignored.
  public func binding<Value>(_ binding: ValueBinding<Value>) -> ValueBinding<Value> {
    ValueBinding {
      binding.value
    } set: { [weak self] value in
      self?.perform { binding.value = value }
    }
  }

  /// Applies a value now and after each change, until the screen is gone.
  ///
  /// A change is applied soon, in a later turn of the actor; ``Navigation/observed()`` waits for that. Both
  /// closures are held until the screen is gone: they must hold this handle weakly or unowned.
  ///
  /// ```swift
  /// screen.bind { viewModel.message } apply: { label.text = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - read: reads observable objects, for example the view model, and nothing else.
  ///   - apply: sets a part of what is drawn.
  public func bind<Value: Equatable>(
    _ read: @escaping () -> Value,
    apply: @escaping (Value) -> Void
  ) {
    guard !isEnded else { return }
    apply(read())
    scope.observe(read, then: apply)
  }

  /// Calls `action` in the turn in which the screen leaves, or at once if it is gone already: for example to
  /// release the closures of buttons and fields.
  ///
  /// ```swift
  /// screen.onEnd { button.onClick(nil) }
  /// ```
  public func onEnd(_ action: @escaping () -> Void) {
    guard !isEnded else { return action() }
    ends.append(action)
  }

  /// Marks that a view may show the screen for a while after it is gone, for example a framework's view that moves
  /// out of sight. The view model then isn't reported as a leak.
  ///
  /// - Returns: an object that the view keeps; the mark ends with it.
  public func hold() -> ScreenHold { ScreenHold(viewModel, in: navigation) }

  /// Ends the handle: the screen is gone.
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
