package import Foundation
package import PhotosModel

/// The shared values of all screens of one open page: the shop, the visitor, and the locale of prices and dates.
package struct Customer {
  package let shop: PhotoShop
  package let visitor: String
  let locale: Locale

  package init(
    shop: PhotoShop,
    visitor: String,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    self.shop = shop
    self.visitor = visitor
    self.locale = locale
  }

  func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }

  package var isSignedIn: Bool { shop.account(of: visitor) != nil }
}
