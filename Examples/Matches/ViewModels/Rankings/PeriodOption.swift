/// A period somebody can see the rankings of.
public struct PeriodOption: Identifiable, Equatable, Sendable {
  public let id: String
  public let title: String
  public let isSelected: Bool
}
