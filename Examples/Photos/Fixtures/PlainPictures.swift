import Foundation
package import PhotosModel

/// The nine photos with empty pictures, for tests that show no pictures.
package struct PlainPictures: PictureStore {
  package var photos = Catalogue.photos

  package init() {}

  package func original(_ id: Photo.ID) async throws -> Picture {
    Picture(data: Data(id.utf8), contentType: "image/jpeg")
  }

  package func preview(_ id: Photo.ID, _ size: PreviewSize) async throws -> Picture {
    Picture(data: Data("\(id) \(size)".utf8), contentType: "image/jpeg")
  }
}
