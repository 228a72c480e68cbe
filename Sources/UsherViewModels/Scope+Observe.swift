extension Scope {
  /// Calls `action` with each new value that `read` gives, until the scope or the token ends.
  ///
  /// What happens in one go counts once, with the last value; the first call comes for the first
  /// change. What comes and goes before it was seen isn't told: who waits for an end, as of work that may be over
  /// quickly, begins to observe while it runs. `read` must read observable objects only.
  ///
  /// ```swift
  /// screen.scope.observe { query } then: { search($0) }
  /// ```
  ///
  /// - Returns: a token that ends the observation before the scope does.
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

  /// Keeps two values the same, as a property and a field's: when one changes, the other gets its value.
  ///
  /// The second gets the value of the first at once. When both change in one go, the first wins. Each is written only
  /// when it differs. Bindings in another form make it a transform: `temperature.map(get: fahrenheit, set: celsius)`.
  ///
  /// ```swift
  /// screen.scope.bind(settings.bind(\.username), to: field.binding)
  /// ```
  ///
  /// - Returns: a token that unbinds them before the scope ends.
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
