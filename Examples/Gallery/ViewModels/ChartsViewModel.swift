public import Observation
public import Usher

/// Numbers as pictures.
@Observable
public final class ChartsViewModel: ViewModel {
  public let title = GalleryPage.charts.title
  public let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  public let thisYear = [31.0, 28, 44, 52, 61, 58, 73, 70, 66, 81, .nan, .nan]
  public let lastYear = [22.0, 25, 31, 30, 42, 47, 45, 51, 55, 49, 58, 64]
  public let quarters = ["Q1", "Q2", "Q3", "Q4"]
  public private(set) var profits = [12.5, -4, 18, 26]
  public let costs = [8.0, 11, 9.5, 12]
  public let storage = [("Photos", 12.4), ("Mail", 6.2), ("Documents", 3.1), ("Other", 1.3)]

  package init() {}

  /// Call when the button for other numbers was pressed.
  public func changeButtonTapped() { profits = profits.map { -$0 + 6 } }
}
