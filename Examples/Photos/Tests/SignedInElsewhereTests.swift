import Photos
import PhotosFixtures
import PhotosModel
import PhotosViewModels
import Testing
import Usher
import UsherTesting

/// Tests of sign-ins and sign-outs in another tab.
@MainActor
@Suite("Photos: signed in and out elsewhere", .inEveryMode)
struct SignedInElsewhereTests {
  private func signIn(_ photos: PhotosDriver) async throws {
    try await photos.shop.signIn(
      Account.demo.username,
      Account.demo.password,
      visitor: PhotosDriver.visitor
    )
  }

  @Test(
    "signed out while Buy shows, one signs in right there and goes on",
    arguments: [true, false]
  )
  func signedOut(_ isVertical: Bool) async throws {
    // In another life the gate shows at once: see below.
    let photos = try await TestApp.$mode.withValue(.alive) {
      try await PhotosDriver(signedIn: true)
    }
    if isVertical { try await photos.buyFromList() } else { try await photos.buyFromPhoto() }
    try await photos.order()
    let before = photos.app.drawing
    try await photos.shop.signOut(visitor: PhotosDriver.visitor)
    try await photos.app.wait { try photos.app.top(BuyViewModel.self).needsSignIn }
    try photos.app.on(BuyViewModel.self) {
      #expect($0.message == "You have been signed out. Please sign in to go on.")
      #expect(!$0.canBuy)
      $0.signInButtonTapped()
    }
    try await photos.expect(before.replacing("Buy", with: "Sign In"))
    try await photos.signIn()
    try await photos.expect(before)
    try await photos.pay()
    #expect(try await photos.bought == ["pli"])
    try await photos.close()
  }

  @Test(
    "signed out elsewhere, Buy is behind the sign-in after a reload, and shows again after that"
  )
  func reloaded() async throws {
    let photos = try await TestApp.$mode.withValue(.alive) {
      try await PhotosDriver(signedIn: true)
    }
    try await photos.buyFromPhoto()
    try await photos.order()
    let before = photos.app.drawing
    try await photos.shop.signOut(visitor: PhotosDriver.visitor)
    try await photos.app.wait { try photos.app.top(BuyViewModel.self).needsSignIn }
    try await photos.app.settle()
    #expect(throws: TestFailure.self) { try photos.app.die() }
    try await photos.app.wait { photos.app.drawing.hasSuffix("▸ Sign In") }
    #expect(photos.app.navigation.restorationProblems.isEmpty)
    try await photos.signIn()
    try await photos.expect(before)
    try await photos.close()
  }

  @Test("signed out and in again elsewhere, Buy is as before")
  func signedInAgain() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromList()
    try await photos.order()
    try await photos.shop.signOut(visitor: PhotosDriver.visitor)
    try await photos.app.wait { try photos.app.top(BuyViewModel.self).needsSignIn }
    try await signIn(photos)
    try await photos.order()
    #expect(try photos.app.top(BuyViewModel.self).message == nil)
    try await photos.close()
  }

  @Test("signed in while Sign In shows before Buy, one goes on buying")
  func whileBuying() async throws {
    let photos = try await PhotosDriver()
    try await photos.buyFromList()
    try await photos.expect("[tab Photos] Photos ▸ [sheet] Sign In")
    try await signIn(photos)
    try await photos.expect("[tab Photos] Photos ▸ [sheet] Buy")
    try await photos.close()
  }

  @Test("signed in while Sign In shows by itself, it closes")
  func alone() async throws {
    let photos = try await PhotosDriver(path: "sign-in")
    try await photos.expect("[tab Photos] Photos ▸ [sheet] Sign In")
    try await signIn(photos)
    try await photos.expect("[tab Photos] Photos")
    try await photos.close()
  }

  @Test("the address of Sign In leads on who is signed in already")
  func address() async throws {
    let photos = try await PhotosDriver(signedIn: true, path: "sign-in")
    try await photos.expect("[tab Photos] Photos")
    try await photos.close()
  }

  @Test("the profile signs out")
  func profile() async throws {
    let photos = try await PhotosDriver(signedIn: true, path: "profile")
    try await photos.app.wait {
      try photos.app.top(ProfileViewModel.self).content.value?.username != nil
    }
    try photos.app.on(ProfileViewModel.self) { $0.signOutButtonTapped() }
    try await photos.app.wait {
      guard let content = try photos.app.top(ProfileViewModel.self).content.value else {
        return false
      }
      return content.username == nil
    }
    #expect(!photos.isSignedIn)
    try await photos.close()
  }
}
