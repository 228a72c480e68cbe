public import Foundation

/// A player's rating from some time on.
public struct RatingPoint: Equatable, Sendable {
  public let date: Date
  public let rating: Double

  public init(date: Date, rating: Double) {
    self.date = date
    self.rating = rating
  }
}
