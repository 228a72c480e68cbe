import Foundation

@testable import PhotosModel

/// Small picture files made here, so that each pixel is known.
enum PictureSamples {
  /// Returns the beginning of a PNG that claims a size.
  static func pngHeader(_ width: UInt32, _ height: UInt32) -> Data {
    Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      + chunk("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0])
  }

  /// A PNG, with a colour (red, green, blue, opacity) for each place.
  static func png(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> Data {
    var pixels: [UInt8] = []
    for y in 0..<height {
      pixels.append(0)
      for x in 0..<width { pixels += color(x, y) }
    }
    // Zlib's stored blocks: nothing is packed.
    let length = UInt16(pixels.count)
    let block =
      [0x78, 1, 1, UInt8(length & 0xff), UInt8(length >> 8)]
      + [UInt8(~length & 0xff), UInt8(~length >> 8)]
    return pngHeader(UInt32(width), UInt32(height))
      + chunk("IDAT", block + pixels + bytes(adler(pixels))) + chunk("IEND", [])
  }

  /// A JPEG, 60 by 40 pixels, whose four quarters are red, green, blue and white, with an orientation.
  static func quarters(orientation: UInt8, littleEndian: Bool = true) throws -> Data {
    let image = try Image(
      png(60, 40) { x, y in
        switch (x < 30, y < 20) {
        case (true, true): [255, 0, 0, 255]
        case (false, true): [0, 255, 0, 255]
        case (true, false): [0, 0, 255, 255]
        case (false, false): [255, 255, 255, 255]
        }
      }
    )
    let jpeg = try image.jpeg(quality: 95)
    let tiff: [UInt8] =
      littleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let exif = Array("Exif\0\0".utf8) + tiff
    return jpeg.prefix(2) + Data([0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif)
      + jpeg.dropFirst(2)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    return Data(bytes(UInt32(content.count)) + body + bytes(crc(body)))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xff) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1) * 0xedb8_8320 }
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    let (a, b) = bytes.reduce((1 as UInt32, 0 as UInt32)) { sums, byte in
      let a = (sums.0 + UInt32(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    return b << 16 | a
  }
}
