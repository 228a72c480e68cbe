package import Foundation

/// An amount in a currency. It is decimal, so that rounding loses no cents.
package struct Money: Hashable, Codable, Sendable {
  package let amount: Decimal
  /// The currency's ISO 4217 code: `USD`.
  package let currency: String

  package init(_ amount: Decimal, _ currency: String) {
    self.amount = amount
    self.currency = currency
  }

  /// Returns the amount as people of a locale write it: `$25.99` for `en_US`.
  package func formatted(locale: Locale) -> String {
    amount.formatted(.currency(code: currency).locale(locale))
  }
}
