package import Foundation
package import PhotosModel
package import Usher

/// The shared values of all screens of one open page: the shop, the visit, and the locale of prices and dates.
package struct Customer {
  package let shop: PhotoShop
  package let visit: Visit
  let locale: Locale

  package init(
    shop: PhotoShop,
    visit: Visit,
    locale: Locale = Locale(identifier: "en_US")
  ) {
    self.shop = shop
    self.visit = visit
    self.locale = locale
  }

  /// Signs out, and ends what other pages of the browser show.
  func signOut() async throws {
    try await shop.signOut(visitor: visitor)
    await visit.endOtherPages()
  }

  /// Signs out at all browsers, for example because one was lost.
  func signOutEverywhere() async throws {
    try await shop.signOutEverywhere(visitor: visitor)
    await visit.endOtherPages()
  }

  func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }

  /// The secret name of the browser or device. It changes when the person signs in.
  package var visitor: String { visit.id }

  /// Emits when the person signed in or out, or bought something.
  var changes: AsyncStream<Void> { shop.changes { [visit] in visit.id } }

  package var isSignedIn: Bool { accountID != nil }

  /// Who is signed in; `nil` if nobody is.
  var accountID: Int64? { shop.account(of: visitor)?.id }
}
