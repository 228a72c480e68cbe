public import Observation
public import Usher

/// Prompts of each kind, and the last answer.
@Observable
public final class PromptsViewModel: ViewModel {
  public let title = GalleryPage.prompts.title
  public let samples = PromptSample.allCases
  /// The last answer, in words.
  public private(set) var answer: String?
  private let screen: Screen<Event>

  /// An event that the screen sends to its coordinator.
  package enum Event { case didPress(PromptSample) }

  package init(screen: Screen<Event>) { self.screen = screen }

  /// Call when a row was pressed that shows a prompt.
  public func press(_ sample: PromptSample) { screen.send(.didPress(sample)) }

  /// Call when the person has answered a prompt.
  package func answered(_ answer: String) { self.answer = answer }
}
