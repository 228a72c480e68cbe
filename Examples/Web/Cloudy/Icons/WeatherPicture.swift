import UsherWeb

/// A drawing of the weather. The style sheet gives its colours.
struct WeatherPicture: Component {
  let image: String
  /// Whether to draw the moon in place of the sun.
  var isNight = false

  private static let cloud =
    "M19 47h27a11 11 0 0 0 1.4-21.9A16 16 0 0 0 17 28.5 9.4 9.4 0 0 0 19 47z"
  private static let high =
    "M19 39h27a11 11 0 0 0 1.4-21.9A16 16 0 0 0 17 20.5 9.4 9.4 0 0 0 19 39z"

  private static let moon = "M41 41.5A19 19 0 0 1 27.6 12 21 21 0 1 0 52 36.4a19 19 0 0 1-11 5.1z"

  /// The name of the drawing: `image`, or its night form, in which the moon replaces the sun.
  var drawn: String {
    switch (image, isNight) {
    case ("clear-day", true): "clear-night"
    case ("cloudy", true): "cloudy-night"
    default: image
    }
  }

  var body: some HTML {
    svg {
      switch drawn {
      case "clear-night":
        path().class("moon").attribute("d", Self.moon)
      case "cloudy":
        circle().class("sun").attribute("cx", "41").attribute("cy", "22").attribute("r", "10")
        path().class("cloud").attribute("d", Self.cloud)
      case "cloudy-night":
        path().class("moon").attribute("d", Self.moon)
          .attribute("transform", "translate(62.4 38.2) scale(-.6)")
        path().class("cloud").attribute("d", Self.cloud)
      case "fog":
        path().class("cloud").attribute("d", Self.high)
        path().class("mist").attribute("d", "M14 46h30M50 46h1M20 54h1M27 54h25")
      case "rain":
        path().class("cloud").attribute("d", Self.high)
        path().class("drop").attribute("d", "M23 45l-3 8M33 45l-3 8M43 45l-3 8")
      case "sleet":
        path().class("cloud").attribute("d", Self.high)
        path().class("drop").attribute("d", "M23 45l-3 8M43 45l-3 8")
        path().class("flake").attribute("d", "M32 45v8M28.5 47l7 4M35.5 47l-7 4")
      case "snow":
        path().class("cloud").attribute("d", Self.high)
        path().class("flake").attribute(
          "d",
          "M22 45v8M18.5 47l7 4M25.5 47l-7 4M42 45v8M38.5 47l7 4M45.5 47l-7 4M32 49v8M28.5 51l7 4M35.5 51l-7 4"
        )
      case "thunderstorm":
        path().class("cloud").attribute("d", Self.high)
        polygon().class("bolt").attribute("points", "33,40 25,51 31,51 29,60 38,48 32,48 35,40")
      default:
        circle().class("sun").attribute("cx", "32").attribute("cy", "32").attribute("r", "12")
        path().class("ray").attribute(
          "d",
          "M32 8v6M32 50v6M8 32h6M50 32h6M15 15l4.2 4.2M44.8 44.8 49 49M49 15l-4.2 4.2M19.2 44.8 15 49"
        )
      }
    }
    .viewBox(0, 0, 64, 64).class("weather-picture").attribute("aria-hidden", "true")
  }
}
