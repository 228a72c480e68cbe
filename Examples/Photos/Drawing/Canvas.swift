import CGD
import Foundation

/// The surface that scenes are drawn on. x goes from 0 to 1.5, y from 0 (top) to 1.
struct Canvas {
  static let width = 2000
  static let height = 1333

  /// Draws a scene and encodes it as a JPEG; `nil` if the memory isn't enough.
  static func jpeg(_ scene: any Scene) -> Data? {
    guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else { return nil }
    defer { gdImageDestroy(image) }
    let grain = Noise(99)
    for row in 0..<height {
      for column in 0..<width {
        let point = (x: Double(column) / Double(height), y: Double(row) / Double(height))
        var color = scene.color(point.x, point.y)
        // A little grain hides the steps in the gradients.
        color += (grain.random(column, row) - 0.5) * 0.012
        color = vignetted(color, point.x, point.y).clamped(lowerBound: .zero, upperBound: .one)
        let (red, green, blue) = (Int32(color.x * 255), Int32(color.y * 255), Int32(color.z * 255))
        gdImageSetPixel(image, Int32(column), Int32(row), red << 16 | green << 8 | blue)
      }
    }
    var count: Int32 = 0
    guard let bytes = gdImageJpegPtr(image, &count, 84) else { return nil }
    defer { gdFree(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }

  private static func vignetted(_ color: Color, _ x: Double, _ y: Double) -> Color {
    let distance = (x - 0.75) * (x - 0.75) * 0.5 + (y - 0.5) * (y - 0.5)
    return color * (1 - 0.28 * distance)
  }
}

/// A picture as a function from points to colours.
protocol Scene: Sendable {
  /// The name of the picture's file.
  var name: String { get }
  func color(_ x: Double, _ y: Double) -> Color
}
