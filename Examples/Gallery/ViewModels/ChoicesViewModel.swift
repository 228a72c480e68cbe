public import Observation
public import Usher

/// Switches, segments, steppers and sliders.
@Observable
public final class ChoicesViewModel: ViewModel {
  /// A value that can be chosen.
  public struct Option: Identifiable, Equatable, Sendable {
    public let id: String
    public let isSelected: Bool
  }

  public let title = GalleryPage.choices.title
  public var isOff = false
  public var isOn = true
  public var isLong = true

  private var period = "Week"
  private var side = "Left"
  private var length = "Sometimes"
  public var country = "Iceland"
  public let countries = [
    "Austria", "Brazil", "Canada", "Denmark", "Egypt", "Finland", "Ghana", "Hungary", "Iceland",
    "Japan", "Kenya", "Laos", "Morocco", "Norway", "Oman", "Peru",
  ]

  public let seats = 1.0...8.0
  public var some = 4.0
  public var fewest = 1.0
  public var most = 8.0

  public let percent = 0.0...100.0
  public var brightness = 60.0
  public var quiet = 0.0
  public var loud = 100.0

  package init() {}

  public var sides: [Option] { options(side, "Left", "Right") }
  public var periods: [Option] { options(period, "Day", "Week", "Month", "Year") }
  public var lengths: [Option] {
    options(length, "Whenever it is possible", "Sometimes", "Under no circumstances")
  }

  /// Call when one of ``sides`` was chosen.
  public func chooseSide(_ id: Option.ID) { side = id }
  /// Call when one of ``periods`` was chosen.
  public func choosePeriod(_ id: Option.ID) { period = id }
  /// Call when one of ``lengths`` was chosen.
  public func chooseLength(_ id: Option.ID) { length = id }

  /// Returns a number of seats in words.
  public func seatsText(_ count: Double) -> String { count == 1 ? "1 seat" : "\(Int(count)) seats" }
  /// Returns a percentage, from 0 to 100, in words.
  public func percentText(_ value: Double) -> String { "\(Int(value)) %" }

  private func options(_ chosen: String, _ names: String...) -> [Option] {
    names.map { Option(id: $0, isSelected: $0 == chosen) }
  }
}
