import PhotosModel

/// What somebody has just bought, to be told where they come back to.
package struct Receipt: Codable, Equatable {
  package let photo: String
  /// As “You bought Misery Ridge for $25.99.”
  package let text: String

  init(_ purchase: Purchase, _ customer: Customer) {
    photo = purchase.photoID
    text = "You bought \(purchase.title) for \(purchase.price.formatted(locale: customer.locale))."
  }
}
