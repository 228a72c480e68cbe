public import GalleryViewModels
public import Usher

public enum GalleryRoute: Route {
  case list
  case page(GalleryPage)
  case focusedField, endlessList, longList, rightToLeft
  case bar(BarSample), tabs(TabsSample), sheet(SheetSample)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case page = ":_0"
    case focusedField = "fields/focus"
    case endlessList = "lists/endless"
    case longList = "lists/long"
    case rightToLeft = "text/right-to-left"
    case bar = "bar/:_0"
    case tabs = "tabs/:_0"
    case sheet = "sheets/:_0"
  }

  /// The page that the route belongs to; `nil` for the list.
  var page: GalleryPage? {
    switch self {
    case .list: nil
    case .page(let page): page
    case .focusedField: .fields
    case .endlessList, .longList: .lists
    case .rightToLeft: .text
    case .bar: .bar
    case .tabs: .tabs
    case .sheet: .sheets
    }
  }
}
