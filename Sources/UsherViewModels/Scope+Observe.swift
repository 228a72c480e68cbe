extension Scope {
  /// Calls `action` with each new value that `read` returns, until the scope or the token ends.
  ///
  /// ```swift
  /// screen.scope.observe { query } then: { search($0) }
  /// ```
  ///
  /// The first call comes after the first change, not at once. Calls come on the scope's actor, in a turn after the
  /// change. Changes in one turn lead to one call, with the last value; a value that goes again within the turn leads
  /// to none. So to wait for the end of work that may be short, begin to observe while the work runs. Before the
  /// screen is shown no call comes; a change until then leads to one as soon as it is shown.
  ///
  /// - Parameters:
  ///   - read: returns the value. It must read observable objects only.
  ///   - action: gets each value that differs from the last one. Both closures are held until the observation ends.
  /// - Returns: a token that ends the observation before the scope does; it need not be kept.
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

  /// Keeps two values equal, for example a property and the value of a field: when one changes, the other gets its
  /// value.
  ///
  /// ```swift
  /// screen.scope.bind(settings.bind(\.username), to: field.binding)
  /// ```
  ///
  /// The second gets the value of the first at once, and later changes in a turn after the change. When both change
  /// in one turn, the first wins. A value is written only when it differs. To keep values of different types in step,
  /// use ``ValueBinding/map(get:set:)``.
  ///
  /// - Returns: a token that ends this before the scope ends.
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
