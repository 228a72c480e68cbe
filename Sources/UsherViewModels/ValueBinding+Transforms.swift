extension ValueBinding {
  /// Returns a binding to the value in another form, for example to a number of years as a number of months.
  ///
  /// ```swift
  /// let months = years.map(get: { $0 * 12 }, set: { $0 / 12 })
  /// ```
  ///
  /// - Parameters:
  ///   - get: converts the value to the other form, at each read.
  ///   - set: converts the other form back, at each write.
  public func map<Other>(
    get: @escaping (Value) -> Other,
    set: @escaping (Other) -> Value
  ) -> ValueBinding<Other> {
    ValueBinding<Other>(get: { get(value) }, set: { value = set($0) })
  }

  /// Returns a binding to the value in another form that can't always be converted back, for example to a number as a
  /// text.
  ///
  /// ```swift
  /// let text = years.compactMap(get: { String($0) }, set: Int.init)
  /// ```
  ///
  /// - Parameters:
  ///   - get: converts the value to the other form, at each read.
  ///   - set: converts the other form back, at each write. When it returns `nil`, nothing is written and the value
  ///     stays as it is.
  public func compactMap<Other>(
    get: @escaping (Value) -> Other,
    set: @escaping (Other) -> Value?
  ) -> ValueBinding<Other> {
    ValueBinding<Other>(get: { get(value) }, set: { set($0).map { value = $0 } })
  }
}

extension ValueBinding where Value: BinaryFloatingPoint {
  /// Returns a binding that rounds each written value to the nearest step within a range, for example for a slider.
  ///
  /// The first step is the lower end of the range. A written value outside the range is moved to the nearer end; the
  /// upper end need not be a step. A value that isn't finite isn't written. A read returns the value as it is, without
  /// rounding.
  ///
  /// - Parameters:
  ///   - step: the distance between two neighbouring steps, in the unit of the value; greater than 0.
  ///   - range: the permitted values.
  public func snapped(to step: Value, in range: ClosedRange<Value>) -> ValueBinding {
    ValueBinding(get: { value }) { new in
      guard new.isFinite else { return }
      let steps = ((new - range.lowerBound) / step).rounded()
      value = min(max(range.lowerBound + steps * step, range.lowerBound), range.upperBound)
    }
  }
}
