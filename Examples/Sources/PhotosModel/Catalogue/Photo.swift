/// A photo that can be bought.
public struct Photo: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  /// `nil` for one that isn't for sale.
  public let price: Money?

  public init(id: String, title: String, price: Money?) {
    self.id = id
    self.title = title
    self.price = price
  }
}
