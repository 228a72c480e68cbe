import Foundation

/// The climate of a place at each time of the year: an estimate from its position only.
///
/// Temperature, clouds and wind come from formulas for whole parallels (`MeanTemperature`,
/// `DiurnalRange`, `Sky`, `Wind`), and the sun from astronomy (`SunPlace`). The wet days are drawn
/// at random (`Draw`), so that each season has the right number of them: whether it will rain on a
/// day is unknown.
struct Climate {
  let latitude: Double
  let longitude: Double
  /// The elevation in metres.
  let elevation: Double

  var sun: SunPlace { SunPlace(latitude: latitude, longitude: longitude) }

  func day(_ day: LocalDay) -> ClimateDay {
    let season = Season.northernSummer(on: day)
    let draw = Draw(latitude: latitude, longitude: longitude, day: day)
    let mean = MeanTemperature.value(
      latitude: latitude,
      elevation: elevation,
      northernSummer: season
    )
    let sky = Sky(latitude: latitude, northernSummer: season, temperature: mean, draw: draw)
    let range = DiurnalRange.value(
      latitude: latitude,
      declination: SolarPosition(at: day.start + 43_200).declination,
      cloudCover: sky.cloudCover
    )
    return ClimateDay(
      temperatureMin: mean - range / 2,
      temperatureMax: mean + range / 2,
      wind: Wind(latitude: latitude, northernSummer: season, draw: draw),
      code: sky.code,
      sun: sun.times(onDayFrom: day.start)
    )
  }
}
