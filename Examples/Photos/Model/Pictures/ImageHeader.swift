import Foundation

/// The format, size and orientation of a picture, read from its header without decoding the picture.
struct ImageHeader {
  let format: ImageFormat
  /// The size in stored pixels, before the picture is turned.
  let width: Int
  let height: Int
  var orientation = ImageOrientation.upright

  init(_ data: Data) throws(ImageError) {
    guard let format = ImageFormat(data) else { throw .unknownFormat }
    let bytes = ImageBytes(data: data)
    let header =
      switch format {
      case .png: Self.png(bytes)
      case .jpeg: Self.jpeg(bytes)
      }
    guard let header, header.width > 0, header.height > 0 else { throw .broken }
    self.format = format
    (width, height, orientation) = header
  }

  private typealias Fields = (width: Int, height: Int, orientation: ImageOrientation)

  private static func png(_ bytes: ImageBytes) -> Fields? {
    guard let width = bytes.number(16, 4), let height = bytes.number(20, 4) else { return nil }
    return (width, height, .upright)
  }

  private static func jpeg(_ bytes: ImageBytes) -> Fields? {
    var orientation = ImageOrientation.upright
    var offset = 2
    while let marker = bytes.number(offset, 2), let length = bytes.number(offset + 2, 2) {
      switch marker {
      // The start-of-frame markers of ITU T.81; C4, C8 and CC are something else.
      case 0xffc0...0xffcf where ![0xffc4, 0xffc8, 0xffcc].contains(marker):
        guard let height = bytes.number(offset + 5, 2), let width = bytes.number(offset + 7, 2)
        else { return nil }
        return (width, height, orientation)
      case 0xffff:  // Padding.
        offset += 1
        continue
      case 0xffe1:
        orientation = Self.orientation(bytes, exif: offset + 4) ?? orientation
      case ..<0xff00:
        return nil
      default:
        break
      }
      offset += 2 + length
    }
    return nil
  }

  /// Reads tag 0x112 of an Exif block. The block is `Exif`, two zeros, and a TIFF file.
  private static func orientation(_ bytes: ImageBytes, exif: Int) -> ImageOrientation? {
    let tiff = exif + 6
    guard bytes.number(exif, 4) == 0x4578_6966, let order = bytes.number(tiff, 2)
    else { return nil }
    let little = order == 0x4949
    guard let table = bytes.number(tiff + 4, 4, little),
      let count = bytes.number(tiff + table, 2, little)
    else { return nil }
    for entry in 0..<count {
      let offset = tiff + table + 2 + 12 * entry
      guard let tag = bytes.number(offset, 2, little) else { return nil }
      if tag == 0x112 {
        return bytes.number(offset + 8, 2, little).flatMap(ImageOrientation.init)
      }
    }
    return nil
  }
}
