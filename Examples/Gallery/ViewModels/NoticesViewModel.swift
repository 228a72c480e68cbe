public import Observation
public import Usher

/// Messages, badges, progress, cards and faces.
@Observable
public final class NoticesViewModel: ViewModel {
  public let title = GalleryPage.notices.title
  public let toast = Toast()
  public private(set) var progress = 0.35
  private let screen: Screen<Never>

  package init(screen: Screen<Never>) { self.screen = screen }

  /// Call when the button that sends something was pressed.
  public func sendButtonTapped() { toast.show("The invoice was sent.", screen) }
  /// Call when the button that goes on was pressed.
  public func goOnButtonTapped() { progress = progress >= 1 ? 0 : min(progress + 0.2, 1) }
}
