import CGTK

/// The pixels of a picture.
package nonisolated final class Texture: Sendable {
  private let address: UInt

  private init(_ texture: UnsafeMutableRawPointer) { address = UInt(bitPattern: texture) }

  deinit { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }

  var raw: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }

  /// The width, in pixels.
  package var width: Int { raw.map { Int(usher_texture_width($0)) } ?? 0 }
  /// The height, in pixels.
  package var height: Int { raw.map { Int(usher_texture_height($0)) } ?? 0 }

  /// Reads a picture in one of the desktop's formats. Another thread does it meanwhile.
  ///
  /// - Returns: `nil` if it is no picture, or has more than 40 million pixels.
  @concurrent package static func reading(_ content: [UInt8]) async -> Texture? {
    content.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { usher_texture($0, gsize(bytes.count)) }.map { Texture($0) }
    }
  }
}
