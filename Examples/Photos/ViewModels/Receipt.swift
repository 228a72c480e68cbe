import PhotosModel

/// The purchase that a person has just made, for the screen that they return to.
package struct Receipt: Codable, Equatable {
  package let photo: String
  /// A sentence, for example “You bought Misery Ridge for $25.99.”
  package let text: String

  init(_ purchase: Purchase, _ customer: Customer) {
    photo = purchase.photoID
    text = "You bought \(purchase.title) for \(purchase.price.formatted(locale: customer.locale))."
  }
}
