public import Observation
public import Usher

/// A screen in a sheet.
@Observable
public final class SheetViewModel: ViewModel {
  /// What it leads to.
  package struct Handlers {
    let didPressNext: () -> Void
    let didPressAnother: () -> Void
    let didPressAsk: () -> Void
    let didPressDone: () -> Void

    package init(
      didPressNext: @escaping () -> Void,
      didPressAnother: @escaping () -> Void,
      didPressAsk: @escaping () -> Void,
      didPressDone: @escaping () -> Void
    ) {
      self.didPressNext = didPressNext
      self.didPressAnother = didPressAnother
      self.didPressAsk = didPressAsk
      self.didPressDone = didPressDone
    }
  }

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
  private let handlers: Handlers

  package init(_ title: String, text: [String], leadsOn: Bool = false, _ handlers: Handlers) {
    self.title = title
    self.leadsOn = leadsOn
    self.handlers = handlers
    paragraphs = text.enumerated().map { Paragraph(id: $0.offset, text: $0.element) }
  }

  /// Call when the next screen was asked for.
  public func nextButtonTapped() { handlers.didPressNext() }
  /// Call when another sheet was asked for.
  public func anotherButtonTapped() { handlers.didPressAnother() }
  /// Call when a question was asked for.
  public func askButtonTapped() { handlers.didPressAsk() }
  /// Call when the person has seen enough.
  public func doneButtonTapped() { handlers.didPressDone() }
}
