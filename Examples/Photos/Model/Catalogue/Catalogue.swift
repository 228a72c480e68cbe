import Foundation

/// The nine photos the app comes with.
package enum Catalogue {
  package static let photos = [
    photo("pli", "Misery Ridge", 25),
    photo("jyg", "Grand Teton Sunset", 15),
    photo("rdz", "Orange Icebergs", 27),
    photo("aqs", "Grand Teton Sunrise", 35),
    photo("dfc", "Milky Tail", 18),
    photo("gbh", "White Sands National Monument", 24),
    photo("hnj", "Stonehenge Storm", 25),
    photo("jkr", "Mountain Sunrise", 30),
    photo("pah", "Colours of Middle Earth", 50),
  ]

  /// What a photo of one's own folder costs.
  package static let folderPrice = Money(Decimal(999) / 100, "USD")

  private static func photo(_ id: String, _ title: String, _ dollars: Int) -> Photo {
    Photo(id: id, title: title, price: Money(Decimal(dollars * 100 + 99) / 100, "USD"))
  }
}
