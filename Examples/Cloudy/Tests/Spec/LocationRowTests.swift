import CloudyModel
import CloudyViewModels
import Testing

@Suite("Cloudy: rows of places")
struct LocationRowTests {
  @Test("a place is its name")
  func name() { #expect(LocationRow(.brussels).text == "Brussels") }

  @Test("without a name it is where it is, to three decimals")
  func coordinates() {
    #expect(
      LocationRow(Location(latitude: 51.400592, longitude: 4.760970)).text == "51.401, 4.761"
    )
    #expect(LocationRow(Location(latitude: -0.0001, longitude: -180)).text == "0.000, -180.000")
  }

  @Test("what is nowhere is unknown")
  func nowhere() {
    #expect(LocationRow(Location(latitude: .nan, longitude: 4)).text == "Unknown Location")
  }

  @Test("F2.6: places of one name are told apart by region and country")
  func sameName() {
    #expect(LocationRow(.paris).title == "Paris, Île-de-France, France")
    #expect(LocationRow(.parisTexas).title == "Paris, Texas, United States")
    #expect(LocationRow(.paris).id != LocationRow(.parisTexas).id)
  }
}
