import Foundation
import PhotosModel
import PhotosViewModels
import Usher
import UsherAccounts
import UsherPreviews

extension Customer {
  /// Somebody who isn't signed in.
  static func visitor(at shop: PhotoShop) -> Customer {
    Customer(shop: shop, visit: Visit(id: "visitor"))
  }

  /// Somebody who creates an account and so is signed in, before anything else is done.
  static func signedIn<Event>(
    at shop: PhotoShop,
    _ screen: Screen<Event>,
    as username: String = "bartjacobs"
  ) -> Customer {
    let customer = visitor(at: shop)
    screen.scope.task {
      try? await shop.createAccount(username, "123456789", visitor: customer.visitor)
    }
    return customer
  }
}

extension PhotoShop {
  /// A shop whose passwords take no time to hash, on a fixed day.
  convenience init(
    _ store: MemoryPhotos = MemoryPhotos(),
    gateway: any PaymentGateway = ApprovingGateway(),
    pause: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.init(
      store: store,
      pictures: PlainPictures(),
      gateway: gateway,
      pause: pause,
      now: { .day },
      passwordWork: .tests
    )
  }
}

extension Date {
  /// October 7, 2016.
  fileprivate static let day = Date(timeIntervalSince1970: 1_475_841_600)
}

extension [Photo] {
  /// Photos whose titles are very long.
  static let long = Catalogue.photos.map {
    Photo(id: $0.id, title: LongText.sentence, price: Money(1_234_567_890.99, "USD"))
  }
  static let notForSale = Catalogue.photos.map { Photo(id: $0.id, title: $0.title, price: nil) }
}

extension [Purchase] {
  static let some = Catalogue.photos.prefix(2).map {
    Purchase(photoID: $0.id, title: $0.title, price: Money(25.99, "USD"), date: .day)
  }
  static let long = Catalogue.photos.prefix(2).map {
    Purchase(photoID: $0.id, title: LongText.sentence, price: Money(25.99, "USD"), date: .day)
  }
}
