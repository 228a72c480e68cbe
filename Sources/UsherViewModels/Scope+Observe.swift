extension Scope {
  /// Calls `action` with each new value that `read` returns, until the scope ends or ``ObservationToken/end()`` is
  /// called.
  ///
  /// ```swift
  /// screen.scope.observe { query } then: { search($0) }
  /// ```
  ///
  /// The first call comes after the first change, not at once. Calls come on the scope's actor, in a later turn than
  /// the change. Several changes in one turn lead to one call, with the last value. When a value changes and changes
  /// back within one turn, there is no call. So to learn of the end of work that may be short, begin to observe when
  /// the work runs already. Before the screen or flow is shown no call comes; if the value has changed until then, one
  /// call comes as soon as it is shown.
  ///
  /// - Parameters:
  ///   - read: returns the value. It must read observable objects only.
  ///   - action: gets each value that differs from the one before. `read` and `action` are held until the observation
  ///     ends.
  /// - Returns: a token that can end the observation before the scope ends; the token need not be kept.
  @discardableResult
  public func observe<Value: Equatable>(
    _ read: @escaping () -> Value,
    then action: @escaping (Value) -> Void
  ) -> ObservationToken {
    guard !isEnded else { return ObservationToken {} }
    let observers = self.observers ?? Observers(isolation, activity, isWaiting: isWaiting)
    if self.observers == nil {
      self.observers = observers
      onEnd { observers.removeAll() }
    }
    return ObservationToken(observers, observers.add(read, action))
  }

  /// Keeps two values equal, for example a property and the value of a field: when one of them changes, the other one
  /// is set to the same value.
  ///
  /// ```swift
  /// screen.scope.bind(settings.bind(\.username), to: field.binding)
  /// ```
  ///
  /// During this call, `second` is set to the value of `first`. A later change of one value is copied to the other one
  /// in a turn after the change. When both values change in one turn, the value of `first` is copied to `second`. A
  /// value is written only when it differs. To keep values of different types in step, use
  /// ``ValueBinding/map(get:set:)``.
  ///
  /// - Returns: a token that can end the connection before the scope ends; the token need not be kept.
  @discardableResult
  public func bind<Value: Equatable>(
    _ first: ValueBinding<Value>,
    to second: ValueBinding<Value>
  ) -> ObservationToken {
    if second.value != first.value { second.value = first.value }
    let token = observe {
      first.value
    } then: { value in
      if second.value != value { second.value = value }
    }
    let back = observe {
      second.value
    } then: { value in
      if first.value != value { first.value = value }
    }
    return ObservationToken {
      token.end()
      back.end()
    }
  }
}
