import Foundation

/// What kind of picture some bytes are, by how they begin.
enum ImageFormat {
  case jpeg
  case png

  init?(_ data: Data) {
    if data.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if data.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else {
      return nil
    }
  }

  var contentType: String { self == .jpeg ? "image/jpeg" : "image/png" }

  /// The size a picture says it has, read without decoding it.
  func size(of data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset + count <= bytes.count else { return nil }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    switch self {
    case .png:
      guard let width = number(16, 4), let height = number(20, 4) else { return nil }
      return (width, height)
    case .jpeg:
      var offset = 2
      while let marker = number(offset, 2), let length = number(offset + 2, 2) {
        // The start-of-frame markers of ITU T.81; C4, C8 and CC are something else.
        if (0xffc0...0xffcf).contains(marker), ![0xffc4, 0xffc8, 0xffcc].contains(marker) {
          guard let height = number(offset + 5, 2), let width = number(offset + 7, 2) else {
            return nil
          }
          return (width, height)
        }
        guard marker >> 8 == 0xff else { return nil }
        offset += 2 + length
      }
      return nil
    }
  }
}
