public import Observation
public import Usher

/// Buttons that count their presses, and one that is busy for a while.
@Observable
public final class ButtonsViewModel: ViewModel {
  /// The time that the busy button works.
  package static let duration = Duration.seconds(2)

  public let title = GalleryPage.buttons.title
  private var pressed: (name: String, count: Int)?
  private let screen: Screen<Never>
  private let sending = Command()

  package init(screen: Screen<Never>) { self.screen = screen }

  /// A sentence with the button that was pressed last, and how often it was pressed.
  public var notice: String? {
    pressed.map { "“\($0.name)” was pressed \($0.count == 1 ? "once" : "\($0.count) times")." }
  }
  public var isSending: Bool { sending.isRunning }

  /// Call when a button was pressed.
  public func press(_ name: String) {
    pressed = (name, pressed?.name == name ? (pressed?.count ?? 0) + 1 : 1)
  }

  /// Call when the button that works for a while was pressed.
  public func sendButtonTapped() {
    sending(screen, of: self) { try await $0.screen.scope.sleep(for: Self.duration) }
  }
}

/// Restores which button was pressed, and how often: each press counts once, also if the process dies meanwhile.
extension ButtonsViewModel: Restorable {
  public struct Presses: Codable {
    var name: String
    var count: Int
  }

  public var savedState: Presses? {
    get { pressed.map { Presses(name: $0.name, count: $0.count) } }
    set { pressed = newValue.map { ($0.name, $0.count) } }
  }
}
