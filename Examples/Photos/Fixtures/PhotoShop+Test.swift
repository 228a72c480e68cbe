package import Foundation
package import PhotosModel
import UsherAccounts

extension PhotoShop {
  /// Returns an opened shop in memory, whose passwords take no time to hash.
  package static func test(
    photos: [Photo]? = nil,
    gateway: any PaymentGateway = ApprovingGateway(),
    pause: @escaping @Sendable () async throws -> Void = {},
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws -> PhotoShop {
    var pictures = PlainPictures()
    if let photos { pictures.photos = photos }
    let shop = try PhotoShop(
      store: SQLitePhotoStore.inMemory(),
      pictures: pictures,
      gateway: gateway,
      pause: pause,
      now: now,
      passwordWork: .tests
    )
    try await shop.open()
    return shop
  }
}
