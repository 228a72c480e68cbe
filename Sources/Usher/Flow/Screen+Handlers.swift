extension Screen {
  /// Makes a closure that calls `action` with `owner`, for a view model that takes closures instead of sending events.
  ///
  /// Prefer this closure to `{ [weak self] in … }` for three reasons. Usher releases `action` when the screen leaves.
  /// After the screen has left, the closure does nothing, so an answer that comes late has no effect. When the screen
  /// is already covered, for example at a second tap, the closure can't show another screen.
  ///
  /// ```swift
  /// didPressRed: screen.on(self) { $0.show(.red) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that is passed to `action`; held weakly; usually `self`.
  ///   - action: runs each time the closure is called; all changes that it makes become one transition.
  public func on<Owner: AnyObject>(
    _ owner: Owner,
    _ action: @escaping (Owner) -> Void
  ) -> () -> Void {
    let handler = handler(owner) { (owner, _: Void) in action(owner) }
    return { handler(()) }
  }

  /// Makes a closure with one argument; the closure calls `action` with `owner` and this argument.
  ///
  /// ```swift
  /// didSelectPhoto: screen.on(self) { $0.show(.photo(id: $1.id)) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that is passed to `action`; held weakly; usually `self`.
  ///   - action: gets `owner` and the argument each time the closure is called; all changes that it makes become one
  ///     transition.
  public func on<Owner: AnyObject, Argument>(
    _ owner: Owner,
    _ action: @escaping (Owner, Argument) -> Void
  ) -> (Argument) -> Void {
    handler(owner, action)
  }

  /// Makes a closure with two arguments; the closure calls `action` with `owner` and these arguments.
  ///
  /// ```swift
  /// didRate: screen.on(self) { $0.rate($1, stars: $2) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that is passed to `action`; held weakly; usually `self`.
  ///   - action: gets `owner` and the arguments each time the closure is called; all changes that it makes become one
  ///     transition.
  public func on<Owner: AnyObject, First, Second>(
    _ owner: Owner,
    _ action: @escaping (Owner, First, Second) -> Void
  ) -> (First, Second) -> Void {
    let handler = handler(owner) { (owner, arguments: (First, Second)) in
      action(owner, arguments.0, arguments.1)
    }
    return { handler(($0, $1)) }
  }

  private func handler<Owner: AnyObject, Argument>(
    _ owner: Owner,
    _ action: @escaping (Owner, Argument) -> Void
  ) -> (Argument) -> Void {
    let handler = Handler(owner: owner, action: action)
    core.onEnd { [weak handler] in handler?.action = nil }
    return { [weak core] argument in
      guard let core, let owner = handler.owner, let action = handler.action else { return }
      core.perform { action(owner, argument) }
    }
  }
}

private final class Handler<Owner: AnyObject, Argument> {
  weak var owner: Owner?
  var action: ((Owner, Argument) -> Void)?

  init(owner: Owner, action: @escaping (Owner, Argument) -> Void) {
    self.owner = owner
    self.action = action
  }
}
