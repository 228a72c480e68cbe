import CloudyViewModels
import Usher
import UsherGTK

/// The weather now, and facts about today.
struct DayView: Component {
  let day: Live<DayViewModel>
  let region: () -> String
  let notice: () -> String?

  var body: some Content {
    Section(day.words.now) {
      VStack(spacing: 12) {
        HStack {
          Text(region()).expand()
          Text("\(day.date) · \(day.time)").style(.secondary)
        }
        HStack(spacing: 18) {
          Icon(WeatherIcon.name(of: day.image, isNight: day.isNight), size: 72)
          Text(day.degrees).singleLine().css("temperature")
        }
        .align(.center)
        Text(day.summary).style(.heading).align(.center)
        Fact(name: { day.words.wind }, value: { day.wind })
        Fact(name: { day.words.sunrise }, value: { day.sunrise })
        Fact(name: { day.words.sunset }, value: { day.sunset })
        Text(notice()).style(.secondary)
      }
      .card()
    }
  }
}

/// A line with a name and a value, there while there is a value.
private struct Fact: Component {
  let name: () -> String
  let value: () -> String?

  var body: some Content {
    Show(when: value() != nil) { [name, value] in
      HStack(spacing: 12) {
        Text(name()).style(.secondary).expand()
        Text(value())
      }
    }
  }
}

/// The desktop's icons of the weather.
enum WeatherIcon {
  static func name(of image: String, isNight: Bool = false) -> String {
    let name =
      switch image {
      case "clear-day": isNight ? "clear-night" : "clear"
      case "clear-night": "clear-night"
      case "cloudy": isNight ? "few-clouds-night" : "few-clouds"
      case "cloudy-night": "few-clouds-night"
      case "fog": "fog"
      case "rain": "showers"
      case "sleet": "showers-scattered"
      case "snow": "snow"
      case "thunderstorm": "storm"
      default: "overcast"
      }
    return "weather-\(name)-symbolic"
  }
}
