import Photos
import PhotosFixtures
import PhotosModel
import PhotosViewModels
import Testing
import Usher
import UsherTesting

/// The traces of the purchase flow: vertical from the list, horizontal from the photo.
@MainActor
@Suite("Photos: traces", .inEveryMode)
struct TraceTests {
  @Test("launch: the list in the first of two tabs")
  func launch() async throws {
    let photos = try await PhotosDriver()
    try await photos.expect("[tab Photos] Photos")
    #expect(photos.app.path == "")
    try await photos.close()
  }

  @Test("V-SI: the list's Buy opens Buy in a sheet; paying records it and ends the flow")
  func verticalSignedIn() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromList()
    try await photos.expect("[tab Photos] Photos ▸ [sheet] Buy")
    weak let flow = try photos.buyFlow
    #expect(flow != nil)
    try await photos.pay()
    try await photos.expect("[tab Photos] Photos")
    #expect(try await photos.bought == ["pli"])
    #expect(try photos.buyFlow == nil)
    try await photos.app.wait { flow == nil }
    try await photos.app.wait {
      try photos.app.top(PhotosViewModel.self).photoViewModelForPhoto(at: 0)?.isPurchased == true
    }
    try await photos.close()
  }

  @Test("V-SI-cancel: nothing is recorded and the flow is gone")
  func verticalSignedInCancel() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromList()
    weak let flow = try photos.buyFlow
    try photos.app.on(BuyViewModel.self) { $0.cancel() }
    try await photos.expect("[tab Photos] Photos")
    try await photos.app.wait { flow == nil }
    #expect(try await photos.bought.isEmpty)
    try await photos.close()
  }

  @Test("V-SO: the sheet asks to sign in first, and Buy takes that screen's place")
  func verticalSignedOut() async throws {
    let photos = try await PhotosDriver()
    try await photos.buyFromList(2)
    try await photos.expect("[tab Photos] Photos ▸ [sheet] Sign In")
    try await photos.signIn()
    try await photos.expect("[tab Photos] Photos ▸ [sheet] Buy")
    #expect(photos.isSignedIn)
    try await photos.pay()
    try await photos.expect("[tab Photos] Photos")
    #expect(try await photos.bought == ["rdz"])
    try await photos.close()
  }

  @Test("V-SO-cancel: nobody is signed in and the flow is gone")
  func verticalSignedOutCancel() async throws {
    let photos = try await PhotosDriver()
    try await photos.buyFromList()
    weak let flow = try photos.buyFlow
    try photos.app.on(SignInViewModel.self) { $0.cancel() }
    try await photos.expect("[tab Photos] Photos")
    #expect(flow == nil)
    #expect(!photos.isSignedIn)
    try await photos.close()
  }

  @Test(
    "H-SI: the photo's Buy pushes Buy; paying or Cancel goes back to the photo",
    arguments: [true, false]
  )
  func horizontalSignedIn(_ pays: Bool) async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromPhoto()
    try await photos.expect("[tab Photos] Photos ▸ Misery Ridge ▸ Buy")
    #expect(photos.app.path == "pli/buy")
    weak let flow = try photos.buyFlow
    if pays { try await photos.pay() } else { try photos.app.on(BuyViewModel.self) { $0.cancel() } }
    try await photos.expect("[tab Photos] Photos ▸ Misery Ridge")
    try await photos.app.wait { flow == nil }
    #expect(try await photos.bought == (pays ? ["pli"] : []))
    if pays {
      try await photos.app.wait {
        try photos.app.top(PhotoDetailViewModel.self).content.value?.isPurchased == true
      }
      #expect(try !photos.app.top(PhotoDetailViewModel.self).showsBuyButton)
    }
    try await photos.close()
  }

  @Test(
    "H-SO: Sign In is pushed and replaced by Buy; the end goes back to the photo, not to Sign In",
    arguments: [true, false]
  )
  func horizontalSignedOut(_ pays: Bool) async throws {
    let photos = try await PhotosDriver()
    try await photos.buyFromPhoto()
    try await photos.expect("[tab Photos] Photos ▸ Misery Ridge ▸ Sign In")
    try await photos.signIn()
    // F0.11: Sign In isn't below Buy, so there is nothing to be hidden.
    try await photos.expect("[tab Photos] Photos ▸ Misery Ridge ▸ Buy")
    if pays { try await photos.pay() } else { try photos.app.on(BuyViewModel.self) { $0.cancel() } }
    try await photos.expect("[tab Photos] Photos ▸ Misery Ridge")
    #expect(try await photos.bought == (pays ? ["pli"] : []))
    try await photos.close()
  }

  @Test("H-SO-back: Back from Sign In ends the flow, and nobody is signed in")
  func horizontalSignedOutBack() async throws {
    let photos = try await PhotosDriver()
    try await photos.buyFromPhoto()
    weak let flow = try photos.buyFlow
    try photos.app.back()
    try await photos.expect("[tab Photos] Photos ▸ Misery Ridge")
    #expect(flow == nil)
    #expect(!photos.isSignedIn)
    try await photos.close()
  }

  @Test("Terms from Buy: Done dismisses only the terms", arguments: [true, false])
  func terms(_ isVertical: Bool) async throws {
    let photos = try await PhotosDriver(signedIn: true)
    if isVertical { try await photos.buyFromList() } else { try await photos.buyFromPhoto() }
    let before = photos.app.drawing
    try photos.app.on(BuyViewModel.self) { $0.showTerms() }
    try await photos.expect("\(before) ▸ [sheet] Terms of Service")
    weak let terms = try photos.buyFlow?.terms.coordinator
    #expect(terms != nil)
    #expect(try photos.app.top(TermsViewModel.self).text == "These are the terms of service.")
    try photos.app.on(TermsViewModel.self) { $0.doneButtonTapped() }
    try photos.app.expect(before)
    #expect(terms == nil)
    #expect(try photos.buyFlow != nil)
    try await photos.close()
  }

  @Test("the bar's button signs in, in a sheet, and out, in place")
  func signInAndOut() async throws {
    let photos = try await PhotosDriver()
    try await photos.list()
    #expect(try photos.app.top(PhotosViewModel.self).signInButtonTitle == "Sign In")
    try photos.app.on(PhotosViewModel.self) { $0.signInButtonTapped() }
    try await photos.expect("[tab Photos] Photos ▸ [sheet] Sign In")
    try await photos.signIn()
    try await photos.expect("[tab Photos] Photos")
    // F0.9: the list changes without appearing again.
    try await photos.app.wait {
      try photos.app.top(PhotosViewModel.self).signInButtonTitle == "Sign Out"
    }
    try photos.app.on(PhotosViewModel.self) { $0.signInButtonTapped() }
    try await photos.app.wait {
      try photos.app.top(PhotosViewModel.self).signInButtonTitle == "Sign In"
    }
    #expect(!photos.isSignedIn)
    try await photos.close()
  }

  @Test("the profile shows the account and its purchases, and a way to sign in")
  func profile() async throws {
    let photos = try await PhotosDriver()
    try photos.app.select(tab: "Profile")
    try await photos.expect("[tab Profile] Profile")
    #expect(photos.app.path == "profile")
    try photos.app.on(ProfileViewModel.self) { $0.signInButtonTapped() }
    try await photos.signIn()
    try await photos.shop.buy("hnj", visitor: PhotosDriver.visitor)
    try await photos.app.wait {
      try photos.app.top(ProfileViewModel.self).content.value?.purchases.count == 1
    }
    let content = try photos.app.top(ProfileViewModel.self).content.value
    #expect(content?.username == "bartjacobs")
    #expect(content?.purchases.first?.title == "Stonehenge Storm")
    #expect(content?.purchases.first?.price == "$25.99")
    try await photos.close()
  }

  @Test(
    "each address opens its screens",
    arguments: [
      ("pli", "[tab Photos] Photos ▸ Photo"),
      ("pli/buy", "[tab Photos] Photos ▸ Photo ▸ Buy"),
      ("pli/buy/terms", "[tab Photos] Photos ▸ Photo ▸ Buy ▸ [sheet] Terms of Service"),
      ("pli/buy?as=sheet", "[tab Photos] Photos ▸ Photo ▸ [sheet] Buy"),
      (
        "pli/buy;as=sheet/terms",
        "[tab Photos] Photos ▸ Photo ▸ [sheet] Buy ▸ [sheet] Terms of Service"
      ),
      ("sign-in", "[tab Photos] Photos ▸ [sheet] Sign In"),
      ("profile", "[tab Profile] Profile"),
    ]
  )
  func links(_ path: String, _ drawing: String) async throws {
    let photos = try await PhotosDriver(signedIn: path != "sign-in", path: path)
    #expect(photos.app.path == path)
    #expect(
      photos.app.drawing.replacing("Misery Ridge", with: "Photo") == drawing
    )
    try await photos.close()
  }
}
