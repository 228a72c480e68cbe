extension Element {
  /// The part of the plane that an ``svg(_:)`` shows, in the units of its shapes: left, top, width, height.
  @inlinable public func viewBox(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> With<DynamicAttribute> {
    adding(DynamicAttribute("viewBox", ViewBox.text(x, y, width, height)))
  }
}
