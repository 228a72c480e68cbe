import Photos
import PhotosFixtures
import PhotosModel
import PhotosViewModels
import Testing
import Usher
import UsherTesting

/// Tests that an owned photo isn't sold again, and that a receipt shows after a purchase.
@MainActor
@Suite("Photos: bought photos", .inEveryMode)
struct OwnedTests {
  private func expectOwned(_ photos: PhotosDriver) async throws {
    try await photos.app.wait { try photos.app.top(BuyViewModel.self).isOwned }
    try photos.app.on(BuyViewModel.self) {
      #expect($0.ownedText == "You own this photo.")
      #expect($0.download == "download/pli")
      #expect($0.fileName == "Misery Ridge.jpg")
      #expect($0.cancelButtonTitle == "Done")
      #expect(!$0.canBuy)
      $0.buy()
      #expect(!$0.isBuying)
    }
  }

  @Test("opened by its address, Buy says that one owns the photo; Done leads to the photo")
  func address() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.shop.buy("pli", visitor: PhotosDriver.visitor)
    try photos.app.open("pli/buy")
    try await expectOwned(photos)
    try photos.app.on(BuyViewModel.self) { $0.cancel() }
    try await photos.expect("[tab Photos] Photos ▸ Misery Ridge")
    try await photos.close()
  }

  @Test("gone forward to after the purchase, it does too")
  func forward() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromList()
    try await photos.order()
    try photos.app.back()
    try await photos.shop.buy("pli", visitor: PhotosDriver.visitor)
    // The screens to go forward to end with the process. A browser opens the address then.
    if photos.app.navigation.forward() != .allowed { try photos.app.open("pli/buy") }
    try await expectOwned(photos)
    try await photos.close()
  }

  @Test("bought in another tab while Buy shows, it does at once")
  func elsewhere() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromList()
    try await photos.order()
    #expect(try photos.app.top(BuyViewModel.self).buyButtonTitle == "Buy for $25.99")
    try await photos.shop.buy("pli", visitor: PhotosDriver.visitor)
    try await expectOwned(photos)
    try await photos.close()
  }

  @Test("bought from the list, the list tells it until the person does something else")
  func listReceipt() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromList()
    try await photos.pay()
    try await photos.expect("[tab Photos] Photos")
    func receipt() throws -> String? { try photos.app.top(PhotosViewModel.self).receipt }
    #expect(try receipt() == "You bought Misery Ridge for $25.99.")
    try await photos.openPhoto(2)
    #expect(try photos.app.top(PhotoDetailViewModel.self).receipt == nil)
    try photos.app.back()
    #expect(try receipt() == nil)
    try await photos.close()
  }

  @Test("bought from the photo, the photo tells it, and the list doesn't once more")
  func photoReceipt() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromPhoto()
    try await photos.pay()
    try await photos.expect("[tab Photos] Photos ▸ Misery Ridge")
    #expect(
      try photos.app.top(PhotoDetailViewModel.self).receipt
        == "You bought Misery Ridge for $25.99."
    )
    try photos.app.back()
    #expect(try photos.app.top(PhotosViewModel.self).receipt == nil)
    try await photos.close()
  }

  @Test("a receipt goes when its person signs out, on the list and on the photo")
  func receiptOfAnother() async throws {
    for isFromList in [true, false] {
      let photos = try await PhotosDriver(signedIn: true)
      if isFromList { try await photos.buyFromList() } else { try await photos.buyFromPhoto() }
      try await photos.pay()
      func receipt() throws -> String? {
        isFromList
          ? try photos.app.top(PhotosViewModel.self).receipt
          : try photos.app.top(PhotoDetailViewModel.self).receipt
      }
      #expect(try receipt() == "You bought Misery Ridge for $25.99.")
      try await photos.shop.signOut(visitor: PhotosDriver.visitor)
      try await photos.app.wait { try receipt() == nil }
      #expect(try receipt() == nil)
      try await photos.close()
    }
  }

  @Test("cancelled, nothing is told")
  func noReceipt() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromList()
    try photos.app.on(BuyViewModel.self) { $0.cancel() }
    #expect(try photos.app.top(PhotosViewModel.self).receipt == nil)
    try await photos.close()
  }
}
