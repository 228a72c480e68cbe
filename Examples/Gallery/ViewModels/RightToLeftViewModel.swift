public import Observation
public import Usher

/// Controls in a language that is written from right to left.
@Observable
public final class RightToLeftViewModel: ViewModel {
  public let title = "Right to Left"
  public var query = ""
  public var name = "آدا لوفلايس"
  public var email = "ada"
  public var isOn = true
  public var seats = 2.0
  public var brightness = 60.0
  private var period = "الأسبوع"

  package init() {}

  /// The reason why ``email`` is wrong; `nil` if it is right.
  public var problem: String? { email.contains("@") ? nil : "عنوان البريد الإلكتروني غير صالح." }
  public var periods: [ChoicesViewModel.Option] {
    ["اليوم", "الأسبوع", "السنة"].map { .init(id: $0, isSelected: $0 == period) }
  }

  /// Call when a period was chosen.
  public func choosePeriod(_ id: ChoicesViewModel.Option.ID) { period = id }
}
