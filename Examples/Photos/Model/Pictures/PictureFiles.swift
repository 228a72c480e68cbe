import Foundation
import Synchronization

/// Pictures in files. A reduced picture is made when it is first needed, and then kept in memory.
public final class PictureFiles: PictureStore {
  package let photos: [Photo]
  /// Whether the store has no picture.
  public var isEmpty: Bool { photos.isEmpty }
  /// The names of the files that couldn't be used, each with the reason.
  public let problems: [String]
  private let files: [Photo.ID: URL]
  private let previews = Mutex<[Photo.ID: [PreviewSize: Picture]]>([:])

  init(photos: [Photo], files: [Photo.ID: URL], problems: [String]) {
    self.photos = photos
    self.files = files
    self.problems = problems
  }

  /// Returns the nine pictures of the app's bundle.
  public static func bundled() -> PictureFiles {
    let files = Catalogue.photos.map { photo in
      let name = "pictures/\(photo.id)"
      return (photo.id, Bundle.module.url(forResource: name, withExtension: "jpg"))
    }
    return PictureFiles(
      photos: Catalogue.photos,
      files: Dictionary(files.compactMap { id, url in url.map { (id, $0) } }) { $1 },
      problems: files.filter { $0.1 == nil }.map { "\($0.0).jpg: it is missing" }
    )
  }

  @concurrent package func original(_ id: Photo.ID) async throws -> Picture {
    guard let file = files[id] else { throw PhotosError.unknownPhoto }
    let data = try Data(contentsOf: file)
    return Picture(data: data, contentType: ImageFormat(data)?.contentType ?? "image/jpeg")
  }

  @concurrent package func preview(_ id: Photo.ID, _ size: PreviewSize) async throws -> Picture {
    if let known = previews.withLock({ $0[id]?[size] }) { return known }
    let picture = try await original(id)
    let reduced = try Image(picture.data).reduced(toWidth: size.width).jpeg(quality: 78)
    let preview = Picture(data: reduced, contentType: "image/jpeg")
    previews.withLock { previews in
      // A folder may hold thousands of pictures. Only recent previews are worth the memory.
      if previews.count >= 500 { previews.removeAll() }
      previews[id, default: [:]][size] = preview
    }
    return preview
  }
}
