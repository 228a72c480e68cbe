public import Observation
public import Usher

/// A drawing, which a script of the app's own shows and changes.
@Observable public final class SketchViewModel: ViewModel {
  /// A line, as the script sends it: its points from 0 to 1 across the drawing.
  public struct Line: Codable, Equatable, Sendable {
    /// The points, each an x and a y.
    public let points: [[Double]]

    public init(points: [[Double]]) { self.points = points }

    /// Whether the script may send this: what comes from a browser can be anything.
    var isDrawable: Bool {
      (2...Self.mostPoints).contains(points.count)
        && points.allSatisfy { $0.count == 2 && $0.allSatisfy((0...1).contains) }
    }

    private static let mostPoints = 2_000
  }

  public let title = GalleryPage.sketch.title
  public private(set) var lines: [Line] = []

  package init() {}

  /// The number of lines in words.
  public var summary: String {
    switch lines.count {
    case 0: "Nothing is drawn yet."
    case 1: "The drawing has 1 line."
    case let count: "The drawing has \(count) lines."
    }
  }

  public var isEmpty: Bool { lines.isEmpty }

  /// Call when the person has drawn a line.
  public func lineDrawn(_ line: Line) {
    if line.isDrawable, lines.count < Self.mostLines { lines.append(line) }
  }

  /// Call when the person wants a star, for which no pointer is needed.
  public func starButtonTapped() {
    let corners = [0, 2, 4, 1, 3, 0].map { Double($0) / 5 }
    let center = Double(lines.count % 4) * 0.2 + 0.2
    lineDrawn(
      Line(
        points: corners.map { turn in
          let (x, y) = Self.point(onCircle: turn)
          return [center + x * 0.09, 0.5 + y * 0.3]
        }
      )
    )
  }

  /// Call when the last line should go.
  public func undoButtonTapped() { _ = lines.popLast() }

  /// Call when all lines should go.
  public func clearButtonTapped() { lines = [] }

  private static let mostLines = 500

  /// The point of a circle of radius 1 after a part of a turn, from its top.
  private static func point(onCircle turn: Double) -> (x: Double, y: Double) {
    let points: [(Double, Double)] = [
      (0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309),
    ]
    return points[Int((turn * 5).rounded()) % 5]
  }
}
