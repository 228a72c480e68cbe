/// A part of a ``PieChart``.
public struct ChartSlice: Equatable, Sendable {
  /// The name, which stands in the legend.
  public let name: String
  /// The size, in the same unit for all parts. A size below 0, or one that isn't finite, counts as 0.
  public let value: Double

  /// Makes a part.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}
