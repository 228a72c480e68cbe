import PhotosModel
import PhotosViewModels
import Usher
import UsherPreviews

let buyPreviews = [
  Preview("Buy", "loaded") { buying(at: PhotoShop(), $0) },
  Preview("Buy", "loading") { buying(at: PhotoShop(MemoryPhotos(.silent)), $0) },
  Preview("Buy", "failed") { buying(at: PhotoShop(MemoryPhotos(.failing)), $0) },
  Preview("Buy", "not for sale") {
    buying(at: PhotoShop(MemoryPhotos(photos: .notForSale)), $0)
  },
  Preview("Buy", "paying") { screen in
    buying(at: PhotoShop(gateway: SilentGateway()), screen)
      .acting(on: screen, once: \.canBuy) { $0.buy() }
  },
  Preview("Buy", "declined") { screen in
    buying(at: PhotoShop(gateway: ScriptedGateway(.paymentDeclined)), screen)
      .acting(on: screen, once: \.canBuy) { $0.buy() }
  },
  Preview("Buy", "owned") { buying(at: PhotoShop(MemoryPhotos(purchases: .some)), $0) },
  Preview("Buy", "signed out") {
    BuyViewModel(id: "pli", customer: .visitor(at: PhotoShop()), screen: $0)
  },
  Preview("Buy", "long texts") { buying(at: PhotoShop(MemoryPhotos(photos: .long)), $0) },
]

private func buying(
  at shop: PhotoShop,
  _ screen: Screen<BuyViewModel.Event>
) -> BuyViewModel {
  BuyViewModel(id: "pli", customer: .signedIn(at: shop, screen), screen: screen)
}

let termsPreviews = [
  Preview("Terms of Service", "loaded") {
    TermsViewModel(text: "These are the terms of service.", screen: $0)
  },
  Preview("Terms of Service", "long texts") {
    TermsViewModel(text: LongText.sentence, screen: $0)
  },
]
