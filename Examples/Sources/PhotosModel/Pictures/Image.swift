import CGD
import Foundation

/// A decoded picture, through the GD library.
final class Image {
  /// Larger pictures are refused, so that a small file can't fill the memory.
  static let pixelLimit = 80_000_000

  private let image: gdImagePtr

  private init(_ image: gdImagePtr) { self.image = image }

  deinit { gdImageDestroy(image) }

  /// Decodes a JPEG or PNG.
  init(_ data: Data) throws(ImageError) {
    guard let format = ImageFormat(data) else { throw .unknownFormat }
    guard let size = format.size(of: data), size.width > 0, size.height > 0 else { throw .broken }
    guard size.width * size.height <= Self.pixelLimit, data.count <= Int(Int32.max) else {
      throw .tooLarge
    }
    var bytes = [UInt8](data)
    let count = Int32(bytes.count)
    let image: gdImagePtr? = bytes.withUnsafeMutableBytes { buffer in
      switch format {
      case .jpeg: gdImageCreateFromJpegPtrEx(count, buffer.baseAddress, 0)
      case .png: gdImageCreateFromPngPtr(count, buffer.baseAddress)
      }
    }
    guard let image else { throw .broken }
    self.image = image
  }

  var width: Int { Int(image.pointee.sx) }
  var height: Int { Int(image.pointee.sy) }

  /// The picture at most so wide, by area averaging; one that is smaller stays.
  func reduced(toWidth limit: Int) throws(ImageError) -> Image {
    guard width > limit else { return self }
    let newHeight = max(1, height * limit / width)
    guard let reduced = gdImageCreateTrueColor(Int32(limit), Int32(newHeight)) else {
      throw .tooLarge
    }
    gdImageCopyResampled(
      reduced,
      image,
      0,
      0,
      0,
      0,
      Int32(limit),
      Int32(newHeight),
      Int32(width),
      Int32(height)
    )
    return Image(reduced)
  }

  func jpeg(quality: Int) throws(ImageError) -> Data {
    var count: Int32 = 0
    guard let bytes = gdImageJpegPtr(image, &count, Int32(quality)) else { throw .broken }
    defer { gdFree(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }
}

/// Why a picture can't be used.
struct ImageError: Error, Hashable {
  let reason: String

  static let unknownFormat = ImageError(reason: "it is neither a JPEG nor a PNG")
  static let broken = ImageError(reason: "it is damaged")
  static let tooLarge = ImageError(
    reason: "it has more than \(Image.pixelLimit / 1_000_000) million pixels"
  )
}
