package import Foundation

/// A player's rating from a date on.
package struct RatingPoint: Equatable, Sendable {
  package let date: Date
  package let rating: Double

  package init(date: Date, rating: Double) {
    self.date = date
    self.rating = rating
  }
}
