extension ValueBinding {
  /// A binding that shows the value in another form, as Celsius in Fahrenheit.
  public func map<Other>(
    get: @escaping (Value) -> Other,
    set: @escaping (Other) -> Value
  ) -> ValueBinding<Other> {
    ValueBinding<Other>(get: { get(value) }, set: { value = set($0) })
  }

  /// A binding that shows the value in another form, not every value of which has a meaning, as a number as text.
  ///
  /// What has no meaning isn't written: the value stays what it was.
  ///
  /// ```swift
  /// let text = years.compactMap(get: { String($0) }, set: Int.init)
  /// ```
  public func compactMap<Other>(
    get: @escaping (Value) -> Other,
    set: @escaping (Other) -> Value?
  ) -> ValueBinding<Other> {
    ValueBinding<Other>(get: { get(value) }, set: { set($0).map { value = $0 } })
  }
}

extension ValueBinding where Value: BinaryFloatingPoint {
  /// A binding that writes only multiples of a step from the range's start, within the range, as a slider that snaps.
  ///
  /// - Parameters:
  ///   - step: the distance of two values, in the value's unit; above 0.
  ///   - range: what the value may be.
  public func snapped(to step: Value, in range: ClosedRange<Value>) -> ValueBinding {
    ValueBinding(get: { value }) { new in
      guard new.isFinite else { return }
      let steps = ((new - range.lowerBound) / step).rounded()
      value = min(max(range.lowerBound + steps * step, range.lowerBound), range.upperBound)
    }
  }
}
