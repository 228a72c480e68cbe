public import Observation
public import Usher

/// Questions of each kind, and what was answered.
@Observable
public final class PromptsViewModel: ViewModel {
  public let title = GalleryPage.prompts.title
  public let samples = PromptSample.allCases
  /// The last answer, in words.
  public private(set) var answer: String?
  private let screen: Screen<Event>

  /// What the page tells its coordinator.
  package enum Event { case didPress(PromptSample) }

  package init(screen: Screen<Event>) { self.screen = screen }

  /// Call when a question was asked for.
  public func press(_ sample: PromptSample) { screen.send(.didPress(sample)) }

  /// Call when the person has answered.
  package func answered(_ answer: String) { self.answer = answer }
}
