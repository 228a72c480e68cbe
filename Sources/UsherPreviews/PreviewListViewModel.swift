public import Observation
public import Usher

/// The list of an app's previews, by view, with the events that they have sent.
@Observable
public final class PreviewListViewModel: ViewModel {
  /// An event for the coordinator.
  public enum Event {
    /// A preview was chosen, by its id.
    case didSelectPreview(Preview.ID)
  }

  /// A view with its states.
  public struct Section: Equatable, Identifiable, Sendable {
    /// The name of the view.
    public let id: String
    /// The states of the view.
    public let rows: [Row]
  }

  /// A state of a view.
  public struct Row: Equatable, Identifiable, Sendable {
    /// The id of the preview.
    public let id: Preview.ID
    /// The state in a few words.
    public let state: String
    /// Whether this preview is shown beside the list.
    public let isChosen: Bool
  }

  /// An event that a preview's view model has sent.
  public struct Heard: Equatable, Identifiable, Sendable {
    /// The number of the event, from 1.
    public let id: Int
    /// The view that has sent the event.
    public let view: String
    /// The event, as its type writes it.
    public let event: String
  }

  /// How many events are kept.
  static let mostEvents = 5
  /// How many characters of an event are kept.
  static let longestEvent = 160

  /// The title of the list.
  public let title: String
  /// The last events that previews have sent to their coordinators, the newest first.
  public private(set) var events: [Heard] = []

  private let previews: [Preview]
  private let chosen: () -> Preview.ID?
  private let screen: Screen<Event>
  private var last = 0

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - previews: the previews, in order.
  ///   - chosen: returns the id of the preview that is shown beside the list.
  ///   - screen: the screen of the list.
  public init(
    title: String,
    previews: [Preview],
    chosen: @escaping () -> Preview.ID?,
    screen: Screen<Event>
  ) {
    self.title = title
    self.previews = previews
    self.chosen = chosen
    self.screen = screen
  }

  /// The previews by view, in the order in which the views come first.
  public var sections: [Section] {
    let chosen = chosen()
    return previews.byView.map { view, previews in
      Section(
        id: view,
        rows: previews.map { Row(id: $0.id, state: $0.state, isChosen: $0.id == chosen) }
      )
    }
  }

  /// Call when a preview was chosen.
  public func selectPreview(_ id: Preview.ID) { screen.send(.didSelectPreview(id)) }

  func heard(_ event: String, from preview: Preview) {
    last += 1
    let text = event.count > Self.longestEvent ? "\(event.prefix(Self.longestEvent))…" : event
    events = [Heard(id: last, view: preview.view, event: text)] + events.prefix(Self.mostEvents - 1)
  }
}
