extension Element {
  /// Sets the part of the plane that an ``svg(_:)`` shows: left, top, width and height in the units of its shapes.
  @inlinable public func viewBox(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> With<DynamicAttribute> {
    adding(DynamicAttribute("viewBox", ViewBox.text(x, y, width, height)))
  }
}
