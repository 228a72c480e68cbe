public import Observation
public import Usher

/// A screen in a sheet.
@Observable
public final class SheetViewModel: ViewModel {
  /// What the screen tells its coordinator.
  package enum Event { case didPressNext, didPressAnother, didPressAsk, didPressDone }

  /// A part of the text.
  public struct Paragraph: Identifiable, Equatable, Sendable {
    public let id: Int
    public let text: String
  }

  public let title: String
  public let paragraphs: [Paragraph]
  /// Whether there is more than reading: another screen, another sheet, a question, a field.
  public let leadsOn: Bool
  public var text = ""
  private let screen: Screen<Event>

  package init(_ title: String, text: [String], leadsOn: Bool = false, screen: Screen<Event>) {
    self.title = title
    self.leadsOn = leadsOn
    self.screen = screen
    paragraphs = text.enumerated().map { Paragraph(id: $0.offset, text: $0.element) }
  }

  /// Call when the next screen was asked for.
  public func nextButtonTapped() { screen.send(.didPressNext) }
  /// Call when another sheet was asked for.
  public func anotherButtonTapped() { screen.send(.didPressAnother) }
  /// Call when a question was asked for.
  public func askButtonTapped() { screen.send(.didPressAsk) }
  /// Call when the person has seen enough.
  public func doneButtonTapped() { screen.send(.didPressDone) }
}
