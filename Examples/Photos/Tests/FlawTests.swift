import Foundation
import Photos
import PhotosFixtures
import PhotosModel
import PhotosViewModels
import Testing
import Usher
import UsherTesting

/// The flaws of the original app, which can't occur here.
@MainActor
@Suite("Photos: flaws avoided")
struct FlawTests {
  @Test("F0.1: a row stands for its photo, not for a place in the list")
  func identity() async throws {
    let photos = try await PhotosDriver()
    try await photos.list()
    try photos.app.on(PhotosViewModel.self) { $0.selectPhoto("dfc") }
    try await photos.app.wait {
      try photos.app.top(PhotoDetailViewModel.self).title == "Milky Tail"
    }
    try await photos.close()
  }

  @Test("an index out of range, and an unknown photo, are ignored")
  func outOfRange() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.list()
    try photos.app.on(PhotosViewModel.self) {
      $0.selectPhoto(at: 9)
      $0.selectPhoto(at: -1)
      $0.buyPhoto(at: 99)
      $0.selectPhoto("none")
      $0.buyPhoto("none")
      #expect($0.numberOfPhotos == 9)
      #expect($0.photoViewModelForPhoto(at: 9) == nil)
    }
    try photos.app.expect("[tab Photos] Photos")
    try await photos.close()
  }

  @Test("a photo that isn't offered is told as that, with the way to the list")
  func unknown() async throws {
    let photos = try await PhotosDriver(path: "zzz")
    try await photos.app.wait {
      try photos.app.top(PhotoDetailViewModel.self).content.message != nil
    }
    try photos.app.on(PhotoDetailViewModel.self) {
      #expect($0.content.message == "This photo isn’t offered any more.")
      #expect(!$0.content.canRetry)
      #expect($0.leaveButtonTitle == "All Photos")
      $0.leaveButtonTapped()
    }
    try photos.app.expect("[tab Photos] Photos")
    try await photos.close()
  }

  @Test("F0.2, F0.3: a row is a value of its own photo, picture included")
  func rows() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.shop.buy("jyg", visitor: PhotosDriver.visitor)
    try await photos.app.wait {
      try photos.app.top(PhotosViewModel.self).photos.value?.contains { $0.isPurchased } == true
    }
    let rows = try photos.app.top(PhotosViewModel.self).photos.value ?? []
    #expect(rows.map(\.thumbnail) == rows.map { "thumbnail/\($0.id)" })
    #expect(rows.filter(\.isPurchased).map(\.id) == ["jyg"])
    #expect(rows.first?.price == "$25.99")
    try await photos.close()
  }

  @Test("F0.8: pulling the sheet down ends each flow in one", arguments: [true, false])
  func pulledDown(_ isSignedIn: Bool) async throws {
    let photos = try await PhotosDriver(signedIn: isSignedIn)
    try await photos.buyFromList()
    weak let flow = try photos.buyFlow
    try photos.app.swipeDown()
    try photos.app.expect("[tab Photos] Photos")
    try await photos.app.wait { flow == nil }
    #expect(try photos.buyFlow == nil)
    try photos.app.on(PhotosViewModel.self) { $0.buyPhoto(at: 1) }
    #expect(["jyg/buy?as=sheet", "jyg/buy;as=sheet/sign-in"].contains(photos.app.path))
    try await photos.close()
  }

  @Test("beside a photo that is being bought, the list's Buy opens a purchase in a sheet")
  func twoPurchases() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromPhoto()
    photos.app.navigation.room = .wide
    try photos.photos.flow.viewModel(PhotosViewModel.self)?.buyPhoto(at: 1)
    #expect(photos.app.path == "jyg/buy?as=sheet")
    try photos.app.swipeDown()
    #expect(photos.app.path == "pli/buy")
    try await photos.pay()
    #expect(try await photos.bought == ["pli"])
    try await photos.close()
  }

  @Test("F0.8: pulling the terms down leaves the purchase where it was")
  func termsPulledDown() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromPhoto()
    try photos.app.on(BuyViewModel.self) { $0.showTerms() }
    try photos.app.swipeDown()
    try photos.app.expect("[tab Photos] Photos ▸ Misery Ridge ▸ Buy")
    try photos.app.on(BuyViewModel.self) { $0.showTerms() }
    try photos.app.expect("[tab Photos] Photos ▸ Misery Ridge ▸ Buy ▸ [sheet] Terms of Service")
    try await photos.close()
  }

  @Test(
    "F0.10: leaving while signing in signs nobody in, and shows nothing",
    arguments: [false, true]
  )
  func leftWhileSigningIn(_ byCancel: Bool) async throws {
    let gate = Gate()
    let photos = try await PhotosDriver(pause: { try await gate.wait() })
    try await photos.buyFromPhoto()
    try photos.app.on(SignInViewModel.self) {
      $0.username.value = Account.demo.username
      $0.password.value = Account.demo.password
      $0.signIn()
      #expect($0.isSigningIn)
    }
    try photos.app.expect("[tab Photos] Photos ▸ Misery Ridge ▸ Sign In")
    try await photos.app.wait { gate.waiting == 1 }
    if byCancel {
      try photos.app.on(SignInViewModel.self) { $0.cancel() }
    } else {
      try photos.app.back()
    }
    try photos.app.expect("[tab Photos] Photos ▸ Misery Ridge")
    gate.open()
    try await photos.close()
    #expect(!photos.isSignedIn)
  }

  @Test("F0.10: leaving while buying records and charges nothing")
  func leftWhileBuying() async throws {
    let gate = Gate()
    gate.open()
    let gateway = ScriptedGateway()
    let photos = try await PhotosDriver(
      signedIn: true,
      gateway: gateway,
      pause: { try await gate.wait() }
    )
    gate.close()
    try await photos.buyFromList()
    try await photos.order()
    try photos.app.on(BuyViewModel.self) {
      $0.buy()
      #expect($0.isBuying && !$0.canBuy && !$0.canCancel)
    }
    try await photos.app.wait { gate.waiting == 1 }
    try photos.app.swipeDown()
    gate.open()
    try await photos.close()
    #expect(gateway.calls == 0)
    #expect(try await photos.bought.isEmpty)
  }

  @Test("F0.12: double taps on a row and on Buy start one flow")
  func doubleTaps() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.list()
    do {
      let list = try photos.app.top(PhotosViewModel.self)
      list.buyPhoto(at: 0)
      list.buyPhoto(at: 0)
      list.selectPhoto(at: 1)
    }
    try photos.app.expect("[tab Photos] Photos ▸ [sheet] Buy")
    try await photos.close()
  }

  @Test("F0.12: a double tap on the payment charges once")
  func doublePayment() async throws {
    let gateway = ScriptedGateway()
    let photos = try await PhotosDriver(signedIn: true, gateway: gateway)
    try await photos.buyFromList()
    try await photos.order()
    try photos.app.on(BuyViewModel.self) {
      $0.buy()
      $0.buy()
    }
    try await photos.app.wait { photos.app.drawing == "[tab Photos] Photos" }
    #expect(gateway.calls == 1)
    try await photos.close()
  }

  @Test("F0.14: signing out takes the purchases off the screen; they belong to the account")
  func purchasesOfTheAccount() async throws {
    let photos = try await PhotosDriver(signedIn: true)
    try await photos.buyFromList()
    try await photos.pay()
    try await photos.app.wait {
      try photos.app.top(PhotosViewModel.self).photoViewModelForPhoto(at: 0)?.isPurchased == true
    }
    try photos.app.on(PhotosViewModel.self) { $0.signInButtonTapped() }
    try await photos.app.wait {
      try photos.app.top(PhotosViewModel.self).photoViewModelForPhoto(at: 0)?.isPurchased == false
    }
    try await photos.close()
  }

  @Test(
    "a payment that fails says so and can be tried again",
    arguments: [
      (PhotosError.paymentDeclined, "Your payment was declined. You have not been charged."),
      (
        .paymentUnreachable,
        "The payment service can’t be reached. You have not been charged. Please try again."
      ),
    ]
  )
  func failedPayment(_ error: PhotosError, _ message: String) async throws {
    let photos = try await PhotosDriver(signedIn: true, gateway: ScriptedGateway(error))
    try await photos.buyFromList()
    try await photos.pay()
    try photos.app.on(BuyViewModel.self) {
      #expect($0.message == message)
      #expect($0.buyButtonTitle == "Try Again")
    }
    try await photos.pay()
    try photos.app.expect("[tab Photos] Photos")
    #expect(try await photos.bought == ["pli"])
    try await photos.close()
  }

  @Test("a photo without a price shows “-” and can't be bought")
  func notForSale() async throws {
    let shop = try await PhotoShop.test(photos: [Photo(id: "free", title: "Free", price: nil)])
    try await shop.signIn(Account.demo.username, Account.demo.password, visitor: "a")
    let window = TestWindow()
    let screen = window.screen { (event: BuyViewModel.Event) in Issue.record("It told \(event).") }
    let buy = BuyViewModel(
      id: "free",
      customer: Customer(shop: shop, visit: Visit(id: "a")),
      screen: screen
    )
    try await window.settle()
    #expect(buy.price == "-")
    #expect(!buy.canBuy)
    buy.buy()
    #expect(!buy.isBuying)
    window.close()
  }
}
