import Foundation

/// Where the pictures of the photos come from.
package protocol PictureStore: Sendable {
  /// The photos there are pictures of.
  var photos: [Photo] { get }
  /// The whole picture.
  ///
  /// - Throws: `unknownPhoto`.
  func original(_ id: Photo.ID) async throws -> Picture
  /// A reduced one.
  ///
  /// - Throws: `unknownPhoto`.
  func preview(_ id: Photo.ID, _ size: PreviewSize) async throws -> Picture
}

/// How large a reduced picture is.
public enum PreviewSize: Int, Sendable, CaseIterable {
  /// For a row of the list.
  case thumbnail = 480
  /// For the detail: enough to choose by, too little to print.
  case preview = 960

  /// In pixels.
  package var width: Int { rawValue }
}
