/// The turn that makes a stored picture upright. The raw values are those of Exif: a camera stores the picture as the
/// sensor sees it, and adds the way the camera was held.
enum ImageOrientation: Int {
  case upright = 1
  case mirrored, upsideDown, upsideDownMirrored, leftMirrored, turnRight, rightMirrored, turnLeft

  var swapsSides: Bool { rawValue >= 5 }

  /// Returns the pixel of a stored picture, `width` by `height`, that the upright picture has at `x`, `y`.
  func source(ofX x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .upsideDownMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .turnRight: (y, height - 1 - x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    case .turnLeft: (width - 1 - y, x)
    }
  }
}
