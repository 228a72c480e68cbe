/// A row of numbers in a ``LineChart`` or a ``BarChart``, with its name.
public struct ChartSeries: Equatable, Sendable {
  /// The name, which stands in the legend.
  public let name: String
  /// A number for each label of the chart. One that isn't finite, for example `.nan`, is left out.
  public let values: [Double]

  /// Makes a row of numbers.
  public init(_ name: String, _ values: [Double]) {
    self.name = name
    self.values = values
  }
}
