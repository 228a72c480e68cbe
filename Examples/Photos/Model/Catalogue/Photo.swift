/// A photo that can be bought.
package struct Photo: Identifiable, Hashable, Sendable {
  package let id: String
  package let title: String
  /// The price; `nil` if the photo isn't for sale.
  package let price: Money?

  package init(id: String, title: String, price: Money?) {
    self.id = id
    self.title = title
    self.price = price
  }
}
