import CloudyViewModels
import UsherWeb

/// The next days: a chart of the temperatures, and a row for each day.
struct WeekView: ElementComponent {
  let week: WeekViewModel

  var body: some ElementHTML {
    section {
      div { WeekChart(week: week) }.class("card")
      ul { ForEach(week.days) { WeekDayView(day: $0) } }.class("list week")
    }
    .label(week.words.week)
  }
}

private struct WeekDayView: ElementComponent {
  let day: WeekDayViewModel

  var body: some ElementHTML {
    li {
      div {
        div {
          strong { day.day }
          small { day.date }
        }
        .class("name")
        div { WeatherPicture(image: day.image) }.class("picture").role("img").label(day.imageLabel)
        div {
          span { day.range }.class("range")
          small { day.wind }
        }
        .class("values")
      }
      .class("row")
    }
  }
}
