extension Screen {
  /// Makes a closure that calls `action` on `owner`, for a view model that takes closures instead of sending events.
  ///
  /// Prefer this closure to `{ [weak self] in … }` for three reasons. It is released with the screen. After the
  /// screen has left it does nothing, so a late answer can't act. A second tap on a screen that is already covered
  /// shows no new screen.
  ///
  /// ```swift
  /// didPressRed: screen.on(self) { $0.show(.red) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that `action` gets, held weakly; usually `self`.
  ///   - action: runs on each call, in one transition.
  public func on<Owner: AnyObject>(
    _ owner: Owner,
    _ action: @escaping (Owner) -> Void
  ) -> () -> Void {
    let handler = handler(owner) { (owner, _: Void) in action(owner) }
    return { handler(()) }
  }

  /// Makes a closure with an argument that calls `action` on `owner`.
  ///
  /// ```swift
  /// didSelectPhoto: screen.on(self) { $0.show(.photo(id: $1.id)) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that `action` gets, held weakly; usually `self`.
  ///   - action: runs on each call with the argument, in one transition.
  public func on<Owner: AnyObject, Argument>(
    _ owner: Owner,
    _ action: @escaping (Owner, Argument) -> Void
  ) -> (Argument) -> Void {
    handler(owner, action)
  }

  /// Makes a closure with two arguments that calls `action` on `owner`.
  ///
  /// ```swift
  /// didRate: screen.on(self) { $0.rate($1, stars: $2) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that `action` gets, held weakly; usually `self`.
  ///   - action: runs on each call with the arguments, in one transition.
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
