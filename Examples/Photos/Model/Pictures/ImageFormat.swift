import Foundation

/// The format of a picture, recognized by its first bytes.
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
}
