import GTK

/// A bar that shows how much of something is done, or how much of a whole there is.
///
/// ```swift
/// ProgressBar("Preparing the list of places", viewModel.preparation)
/// ```
public struct ProgressBar: Content {
  private let label: () -> String
  private let fraction: () -> Double

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - label: what the bar shows, for screen readers.
  ///   - fraction: the part, from 0 to 1; read again when it changes.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ fraction: @autoclosure @escaping () -> Double
  ) {
    (self.label, self.fraction) = (label, fraction)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [label, fraction] context in
        let bar = GTK.ProgressBar()
        bar.align(vertically: .center)
        context.bind(label) { bar.setName($0) }
        context.bind(fraction) { bar.fraction = $0 }
        return bar
      }
    ]
  }
}
