import Foundation

/// A source of the photos' pictures.
package protocol PictureStore: Sendable {
  /// The photos that have a picture.
  var photos: [Photo] { get }
  /// Returns the whole picture.
  ///
  /// - Throws: `unknownPhoto`.
  func original(_ id: Photo.ID) async throws -> Picture
  /// Returns a reduced picture.
  ///
  /// - Throws: `unknownPhoto`.
  func preview(_ id: Photo.ID, _ size: PreviewSize) async throws -> Picture
}

/// The size of a reduced picture.
public enum PreviewSize: Int, Sendable, CaseIterable {
  /// The size for a row of the list.
  case thumbnail = 480
  /// The size for the detail: large enough to choose a photo, too small to print it.
  case preview = 960

  /// The width in pixels.
  package var width: Int { rawValue }
}
