import Foundation
public import PhotosModel

/// The nine photos without pictures, for tests that show none.
public struct PlainPictures: PictureStore {
  public var photos = Catalogue.photos

  public init() {}

  public func original(_ id: Photo.ID) async throws -> Picture {
    Picture(data: Data(id.utf8), contentType: "image/jpeg")
  }

  public func preview(_ id: Photo.ID, _ size: PreviewSize) async throws -> Picture {
    Picture(data: Data("\(id) \(size)".utf8), contentType: "image/jpeg")
  }
}
