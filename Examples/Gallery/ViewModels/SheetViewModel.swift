public import Observation
public import Usher

/// A screen in a sheet.
@Observable
public final class SheetViewModel: ViewModel {
  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressNext, didPressAnother, didPressAsk, didPressDone }

  /// A paragraph of the text.
  public struct Paragraph: Identifiable, Equatable, Sendable {
    public let id: Int
    public let text: String
  }

  public let title: String
  public let paragraphs: [Paragraph]
  /// Whether the screen has more than text: a next screen, another sheet, a prompt and a field.
  public let leadsOn: Bool
  public var text = ""
  private let screen: Screen<Event>

  package init(_ title: String, text: [String], leadsOn: Bool = false, screen: Screen<Event>) {
    self.title = title
    self.leadsOn = leadsOn
    self.screen = screen
    paragraphs = text.enumerated().map { Paragraph(id: $0.offset, text: $0.element) }
  }

  /// Call when the button for the next screen was pressed.
  public func nextButtonTapped() { screen.send(.didPressNext) }
  /// Call when the button for another sheet was pressed.
  public func anotherButtonTapped() { screen.send(.didPressAnother) }
  /// Call when the button for a prompt was pressed.
  public func askButtonTapped() { screen.send(.didPressAsk) }
  /// Call when the Done button was pressed.
  public func doneButtonTapped() { screen.send(.didPressDone) }
}
