/// A page of the gallery. The raw value is its address.
public enum GalleryPage: String, Codable, CaseIterable, Sendable {
  case buttons, fields, choices, options, amounts, search
  case datesAndFiles = "dates-and-files"
  case form, text, symbols, images, sketch, lists, table, charts, notices, states, parts, bar, tabs,
    sheets, prompts
  case otherSites = "other-sites"

  /// The title of the page.
  public var title: String {
    switch self {
    case .buttons: "Buttons"
    case .fields: "Fields"
    case .choices: "Choices"
    case .options: "Options"
    case .amounts: "Numbers and Times"
    case .search: "Search"
    case .datesAndFiles: "Dates and Files"
    case .form: "Form"
    case .text: "Text"
    case .symbols: "Symbols"
    case .images: "Images"
    case .sketch: "Sketch"
    case .lists: "Lists"
    case .table: "Table"
    case .charts: "Charts"
    case .notices: "Notices"
    case .states: "States"
    case .parts: "Parts of a Screen"
    case .bar: "Bar"
    case .tabs: "Tabs"
    case .sheets: "Sheets"
    case .prompts: "Prompts"
    case .otherSites: "Other Sites"
    }
  }
}
