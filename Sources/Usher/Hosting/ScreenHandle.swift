public import Observation

/// A screen as a host shows it: through this handle a view reads the view model, binds to its values, and runs the
/// person's actions.
///
/// A handle ends in the same turn as its screen. Then its bindings are released, ``perform(_:)`` does nothing, and
/// ``viewModel`` is `nil`: a view that still moves out of sight must work without the view model.
///
/// ```swift
/// guard let screen = presenter.screen(id) else { return }
/// screen.bind { viewModel.message } apply: { label.text = $0 }
/// button.onClick { screen.perform { viewModel.save() } }
/// screen.onEnd { button.onClick(nil) }
/// ```
///
/// Objects that outlive the screen must not keep its view model, for example the closure of a widget in the middle
/// of an animation: see ``onEnd(_:)``. If a UI framework, not the host, decides how long a view is kept, the host
/// calls ``hold()``.
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

  /// Whether the screen is gone. Observable.
  public var isEnded: Bool { viewModel == nil }

  /// The view model's title; once the screen is gone, the last title that it had. Observable.
  public var title: String { viewModel?.title ?? lastTitle }

  /// The name of the view model's type. A host that has no view for the type can show the name instead.
  public var viewModelName: String { viewModel.map { "\(type(of: $0))" } ?? lastName }

  /// Makes a view for the screen's view model.
  ///
  /// ```swift
  /// let lines = screen.view(PhotosView.self)?.lines ?? []
  /// ```
  ///
  /// - Returns: the view; `nil` if `V` is for another type of view model, or the screen is gone.
  public func view<V: ScreenView>(_ type: V.Type = V.self) -> V? {
    viewModel.flatMap { $0 as? V.Model }.map { V(viewModel: $0) }
  }

  /// Runs an action of the person on the screen, unless the screen is covered or gone. A host calls this method for
  /// every click and key on the screen.
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

  /// Returns a binding that reads like the given one and writes by ``perform(_:)``. Meant for fields in which the
  /// person types: a write is ignored while the screen is covered, and once it is gone.
  public func binding<Value>(_ binding: ValueBinding<Value>) -> ValueBinding<Value> {
    ValueBinding {
      binding.value
    } set: { [weak self] value in
      self?.perform { binding.value = value }
    }
  }

  /// Reads a value and applies it, now and after each change of the value, until the screen is gone.
  ///
  /// A change is applied soon, in a later turn of the actor; ``Navigation/observed()`` waits for that. Both closures,
  /// `read` and `apply`, are kept until the screen is gone: they must hold this handle weakly or unowned.
  ///
  /// ```swift
  /// screen.bind { viewModel.message } apply: { label.text = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - read: returns the value. It reads only observable objects, for example the view model.
  ///   - apply: shows the value that it gets, for example in a label.
  public func bind<Value: Equatable>(
    _ read: @escaping () -> Value,
    apply: @escaping (Value) -> Void
  ) {
    guard !isEnded else { return }
    apply(read())
    scope.observe(read, then: apply)
  }

  /// Calls `action` in the turn in which the screen leaves, or at once if the screen is gone already: for example to
  /// release the closures of buttons and fields.
  ///
  /// ```swift
  /// screen.onEnd { button.onClick(nil) }
  /// ```
  public func onEnd(_ action: @escaping () -> Void) {
    guard !isEnded else { return action() }
    ends.append(action)
  }

  /// Marks that a view may still show the screen for a while after the screen is gone, for example a view that moves
  /// out of sight. Until the mark ends, the view model isn't reported as a leak.
  ///
  /// - Returns: an object for the view to keep; the mark ends when this object is released, or by
  ///   ``ScreenHold/end()``.
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
