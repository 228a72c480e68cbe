public import Foundation

/// An amount in a currency; decimal, so that cents don't get lost.
public struct Money: Hashable, Codable, Sendable {
  public let amount: Decimal
  /// The currency's ISO 4217 code: `USD`.
  public let currency: String

  public init(_ amount: Decimal, _ currency: String) {
    self.amount = amount
    self.currency = currency
  }

  /// The amount as people write it somewhere: `$25.99` for `en_US`.
  public func formatted(locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = locale
    formatter.currencyCode = currency
    return formatter.string(from: amount as NSDecimalNumber) ?? "\(amount) \(currency)"
  }
}
