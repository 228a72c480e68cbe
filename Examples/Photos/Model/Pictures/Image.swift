import CGD
import Foundation

/// A decoded picture of the GD library.
final class Image {
  /// The largest number of pixels. Larger pictures are refused, so that a small file can't fill the memory.
  static let pixelLimit = 80_000_000
  static let byteLimit = 100_000_000

  /// Stops GD from writing to standard error. ``ImageError`` reports every problem that matters.
  private static let silence: Void = gdSetErrorMethod { _, _, _ in }

  private let image: gdImagePtr
  private let orientation: ImageOrientation

  private init(_ image: gdImagePtr, _ orientation: ImageOrientation = .upright) {
    self.image = image
    self.orientation = orientation
  }

  deinit { gdImageDestroy(image) }

  /// Decodes a JPEG or PNG.
  ///
  /// - Throws: `unknownFormat`, `broken`, `tooManyPixels` or `tooManyBytes`.
  convenience init(_ data: Data) throws(ImageError) {
    Self.silence
    let header = try ImageHeader(data)
    // By division, because the product of the sizes in the file may overflow.
    guard header.width <= Self.pixelLimit / header.height else { throw .tooManyPixels }
    guard data.count <= Self.byteLimit else { throw .tooManyBytes }
    var bytes = [UInt8](data)
    let count = Int32(bytes.count)
    let image: gdImagePtr? = bytes.withUnsafeMutableBytes { buffer in
      switch header.format {
      case .jpeg: gdImageCreateFromJpegPtrEx(count, buffer.baseAddress, 0)
      case .png: gdImageCreateFromPngPtr(count, buffer.baseAddress)
      }
    }
    guard let image else { throw .broken }
    self.init(image, header.orientation)
  }

  private var storedWidth: Int { Int(image.pointee.sx) }
  private var storedHeight: Int { Int(image.pointee.sy) }

  /// The size of the upright picture, in pixels.
  var width: Int { orientation.swapsSides ? storedHeight : storedWidth }
  var height: Int { orientation.swapsSides ? storedWidth : storedHeight }

  /// Returns the colour of a pixel of the upright picture: red, green and blue, a byte each.
  func color(_ x: Int, _ y: Int) -> Int {
    let (x, y) = orientation.source(ofX: x, y: y, width: storedWidth, height: storedHeight)
    return Int(gdImageGetTrueColorPixel(image, Int32(x), Int32(y))) & 0xff_ffff
  }

  /// Returns the picture upright, on white, at most `limit` pixels wide, by area averaging. A smaller picture keeps its
  /// size.
  func reduced(toWidth limit: Int) throws(ImageError) -> Image {
    let newWidth = min(width, limit)
    let newHeight = max(1, height * newWidth / width)
    let turned = orientation.swapsSides
    let small = try Image(
      Self.blank(turned ? newHeight : newWidth, turned ? newWidth : newHeight),
      orientation
    )
    gdImageCopyResampled(
      small.image,
      image,
      0,
      0,
      0,
      0,
      Int32(small.storedWidth),
      Int32(small.storedHeight),
      Int32(storedWidth),
      Int32(storedHeight)
    )
    return try small.upright()
  }

  private func upright() throws(ImageError) -> Image {
    guard orientation != .upright else { return self }
    let upright = try Image(Self.blank(width, height))
    for y in 0..<height {
      for x in 0..<width {
        gdImageSetPixel(upright.image, Int32(x), Int32(y), Int32(color(x, y)))
      }
    }
    return upright
  }

  private static func blank(_ width: Int, _ height: Int) throws(ImageError) -> gdImagePtr {
    guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else {
      throw .tooManyPixels
    }
    gdImageFilledRectangle(image, 0, 0, Int32(width) - 1, Int32(height) - 1, 0xff_ffff)
    return image
  }

  func jpeg(quality: Int) throws(ImageError) -> Data {
    var count: Int32 = 0
    guard let bytes = gdImageJpegPtr(image, &count, Int32(quality)) else { throw .broken }
    defer { gdFree(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}
