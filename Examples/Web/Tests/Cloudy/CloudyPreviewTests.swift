import CloudyFixtures
import CloudyWeb
import Testing
import UsherPreviews
import UsherWebTesting

@MainActor
@Suite("Cloudy: every view in every state")
struct CloudyPreviewTests {
  nonisolated private static let seen: [Preview.ID: [Sight]] = [
    "weather-loaded": ["Brussels", "48 °F", "Partly Cloudy", "October 6"],
    "weather-night": ["Clear", "9:32 PM"],
    "weather-estimate": ["Climatological estimate, not a forecast"],
    "weather-old": ["This is 2 hours old.", "The weather service can’t be reached."],
    "weather-loading": [.loading],
    "weather-failed": ["Cloudy was unable to fetch weather data.", .tryAgain],
    "weather-choice-not-read": ["The places can’t be read. Please try again.", .tryAgain],
    "weather-looking-for-you": ["Looking for where you are…", .link("Choose a Place")],
    "weather-linked": ["Brussels", .button("Add to Favorites")],
    "weather-saved": ["Ghent", "Flanders, Belgium", .button("Add to Favorites")],
    "weather-no-such-place": ["There is no such place.", .button("Show My Weather")],
    "weather-long-texts": [.text(LongText.sentence)],
    "locations-loaded": ["Brussels", "Ghent", "Texas, United States", .button("Delete Ghent")],
    "locations-loading": ["Brussels", .loading],
    "locations-empty": ["No Favorites Found", .button("Add")],
    "locations-failed": ["The places can’t be read. Please try again.", .tryAgain],
    "locations-position-unknown": ["Current Location Unknown", .tryAgain],
    "locations-deleted": ["Ghent was deleted.", .button("Undo")],
    "locations-not-stored": ["The places can’t be read. Please try again.", "Ghent"],
    "locations-long-texts": [
      .text(LongText.sentence), .text("\(LongText.word), \(LongText.sentence)"),
    ],
    "add-location-empty": [.button("Cancel"), "Contains data from GeoNames, CC BY 4.0"],
    "add-location-found": ["2 places", "Île-de-France, France", "Texas, United States"],
    "add-location-searching": [.busy("Searching")],
    "add-location-nothing-found": ["There is no place called “Nowhere”."],
    "add-location-failed": [
      "The service for places can’t be reached. Please check your connection and try again.",
      .tryAgain,
    ],
    "add-location-press-return": ["Press Return to search."],
    "add-location-preparing": ["Preparing the places"],
    "add-location-long-texts": ["1 place", .text(LongText.sentence)],
    "settings-loaded": [.button("12 Hour"), .button("Celsius"), .button("Done")],
    "settings-loading": [.loading],
    "settings-failed": ["The places can’t be read. Please try again.", .tryAgain],
    "settings-not-stored": [
      "The places can’t be read. Please try again.", .button("24 Hour"),
    ],
  ]

  @Test("shows what it should", arguments: cloudyPreviews)
  func shows(_ preview: Preview) async throws {
    try await PreviewTrial(preview, views: cloudyViews).run(Self.seen[preview.id])
  }

  @Test("each view has a preview, and each preview a view")
  func complete() throws {
    try PreviewCheck(cloudyPreviews, views: cloudyViews).run()
    #expect(Set(Self.seen.keys) == Set(cloudyPreviews.map(\.id)))
  }
}
