extension Element {
  /// Sets the area that an ``svg(_:)`` shows: its left edge, top edge, width and height, in the units of the shapes.
  @inlinable public func viewBox(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> With<DynamicAttribute> {
    adding(DynamicAttribute("viewBox", ViewBox.text(x, y, width, height)))
  }
}
