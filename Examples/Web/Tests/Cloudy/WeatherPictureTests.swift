import Testing

@testable import CloudyWeb

@Suite("Cloudy: the picture of the weather")
struct WeatherPictureTests {
  @Test(
    "by night no sun shines",
    arguments: [
      ("cloudy", "cloudy", "cloudy-night"), ("clear-day", "clear-day", "clear-night"),
      ("clear-night", "clear-night", "clear-night"), ("rain", "rain", "rain"),
    ]
  )
  func night(_ image: String, _ day: String, _ night: String) {
    #expect(WeatherPicture(image: image).drawn == day)
    #expect(WeatherPicture(image: image, isNight: true).drawn == night)
  }
}
