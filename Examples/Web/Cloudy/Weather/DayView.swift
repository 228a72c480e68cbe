import CloudyViewModels
import UsherWeb

/// The weather now, and facts about today.
struct DayView: ElementComponent {
  let day: DayViewModel
  let region: String
  let notice: String?

  var body: some ElementHTML {
    section {
      div {
        span { region }
        span { "\(day.date) · \(day.time)" }
      }
      .class("when")
      div {
        WeatherPicture(image: day.image, isNight: day.isNight)
        strong { day.degrees }.class("temperature")
      }
      .class("now")
      p { day.summary }.class("summary")
      dl {
        Fact(name: day.words.wind, value: day.wind)
        if let sunrise = day.sunrise { Fact(name: day.words.sunrise, value: sunrise) }
        if let sunset = day.sunset { Fact(name: day.words.sunset, value: sunset) }
      }
      if let notice { p { notice }.class("estimate") }
    }
    .class(day.isNight ? "day night \(day.image)" : "day \(day.image)").label(day.words.now)
  }
}

private struct Fact: ElementComponent {
  let name: String
  let value: String

  var body: some ElementHTML {
    div {
      dt { name }
      dd { value }
    }
  }
}
