import Foundation

/// The nine photos of the app's bundle.
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

  /// The price of each photo of a folder that the server's owner chose.
  package static let folderPrice = Money(Decimal(999) / 100, "USD")

  private static func photo(_ id: String, _ title: String, _ dollars: Int) -> Photo {
    Photo(id: id, title: title, price: Money(Decimal(dollars * 100 + 99) / 100, "USD"))
  }
}
