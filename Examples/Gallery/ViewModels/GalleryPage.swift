/// A page of the gallery. The raw value is its address.
public enum GalleryPage: String, Codable, CaseIterable, Sendable {
  case buttons, fields, choices, search
  case datesAndFiles = "dates-and-files"
  case form, text, symbols, images, sketch, lists, states, bar, tabs, sheets, prompts
  case otherSites = "other-sites"

  /// The title of the page.
  public var title: String {
    switch self {
    case .buttons: "Buttons"
    case .fields: "Fields"
    case .choices: "Choices"
    case .search: "Search"
    case .datesAndFiles: "Dates and Files"
    case .form: "Form"
    case .text: "Text"
    case .symbols: "Symbols"
    case .images: "Images"
    case .sketch: "Sketch"
    case .lists: "Lists"
    case .states: "States"
    case .bar: "Bar"
    case .tabs: "Tabs"
    case .sheets: "Sheets"
    case .prompts: "Prompts"
    case .otherSites: "Other Sites"
    }
  }
}
