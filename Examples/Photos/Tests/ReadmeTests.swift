import PhotosFixtures
import PhotosModel
import PhotosViewModels
import Testing
import Usher
import UsherTesting

@testable import Photos

@Suite("README")
struct ReadmeTests {
  @Test("the example of a test passes")
  @MainActor func example() async throws {
    let shop = try await PhotoShop.test()
    try await shop.signIn(Account.demo.username, Account.demo.password, visitor: "someone")

    let app = try TestApp { AppCoordinator(shop: shop, visit: Visit(id: "someone"), flow: $0) }
    try await app.wait { try app.top(PhotosViewModel.self).photos.value != nil }
    try app.on(PhotosViewModel.self) { $0.buyPhoto("pli") }
    try app.expect("[tab Photos] Photos ▸ [sheet] Buy")
    try app.swipeDown()
    try app.expect("[tab Photos] Photos")
    try app.close()
  }
}
