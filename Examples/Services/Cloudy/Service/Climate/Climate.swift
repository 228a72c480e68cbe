import Foundation

/// What a place is like at each time of the year: an estimate from nothing but where it is.
///
/// Temperature, clouds and wind come from formulas that hold for parallels as a whole
/// (`MeanTemperature`, `DiurnalRange`, `Sky`, `Wind`), and the sun from astronomy (`SunPlace`). Which
/// days are the wet ones is drawn by lot (`Draw`), so that each has as many as it should: nobody knows
/// whether it will rain.
struct Climate {
  let latitude: Double
  let longitude: Double
  /// In metres.
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
