import Photos
import PhotosGTK
public import PhotosModel
public import Usher
public import UsherGTK

/// Makes the Photos app over a shop.
@MainActor public func photosApp(_ shop: PhotoShop, _ person: Visit) -> GTKApp {
  let setup = WindowSetup(name: "Photos", views: photosViews) { path in
    try await picture(at: path, of: shop, for: person)
  }
  return GTKApp(
    setup,
    at: "photos",
    summary: "Look at photos, sign in, and buy them: one purchase flow, in two ways."
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) {
      AppCoordinator(shop: shop, visit: person, flow: $0)
    }
  }
}

/// The pictures by the paths that view models name: `thumbnail/pli`.
private func picture(at path: String, of shop: PhotoShop, for person: Visit) async throws -> [UInt8]
{
  let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { throw ResourceError(path: path) }
  let picture =
    switch parts[0] {
    case "thumbnail": try await shop.preview(parts[1], .thumbnail)
    case "preview": try await shop.preview(parts[1], .preview)
    case "full", "download": try await shop.picture(parts[1], visitor: person.id)
    default: throw ResourceError(path: path)
    }
  return Array(picture.data)
}
