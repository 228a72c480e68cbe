import Foundation
import PhotosFixtures
import PhotosModel
import Testing

@Suite("Catalogue")
struct CatalogueTests {
  @Test("nine photos are offered, in order, at their prices")
  func nine() async throws {
    let photos = try await PhotoShop.test().photos()
    #expect(photos.map(\.id) == ["pli", "jyg", "rdz", "aqs", "dfc", "gbh", "hnj", "jkr", "pah"])
    #expect(
      photos.map(\.title) == [
        "Misery Ridge", "Grand Teton Sunset", "Orange Icebergs", "Grand Teton Sunrise",
        "Milky Tail", "White Sands National Monument", "Stonehenge Storm", "Mountain Sunrise",
        "Colours of Middle Earth",
      ]
    )
    #expect(
      photos.map { $0.price?.formatted(locale: Locale(identifier: "en_US")) } == [
        "$25.99", "$15.99", "$27.99", "$35.99", "$18.99", "$24.99", "$25.99", "$30.99", "$50.99",
      ]
    )
  }

  @Test("a photo is found by its id, and no other is")
  func one() async throws {
    let shop = try await PhotoShop.test()
    #expect(try await shop.photo("gbh").title == "White Sands National Monument")
    await #expect(throws: PhotosError.unknownPhoto) { try await shop.photo("GBH") }
  }

  @Test("a photo that isn't for sale stays so in the store")
  func notForSale() async throws {
    let free = Photo(id: "free", title: "Free", price: nil)
    #expect(try await PhotoShop.test(photos: [free]).photos() == [free])
  }

  @Test("F0.15: a price keeps its currency wherever it is shown")
  func price() {
    let money = Money(Decimal(2599) / 100, "USD")
    #expect(money.formatted(locale: Locale(identifier: "en_US")) == "$25.99")
    #expect(money.formatted(locale: Locale(identifier: "de_DE")) == "25,99\u{a0}$")
    #expect(money.formatted(locale: Locale(identifier: "en_GB")) == "US$25.99")
  }
}
