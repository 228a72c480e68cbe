/// A period for which rankings can be shown.
public struct PeriodOption: Identifiable, Equatable, Sendable {
  public let id: String
  public let title: String
  public let isSelected: Bool
}
