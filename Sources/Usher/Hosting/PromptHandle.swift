public import Observation

/// A prompt as a host shows it: what is typed, what is wrong with that, and which button has the focus.
///
/// Observable: a host reads it where it draws the prompt. It ends when the prompt is gone.
@Observable
public final class PromptHandle: Identifiable {
  /// What is drawn.
  public let content: PromptContent
  /// What is typed, where a text is asked for.
  public var text: String {
    didSet { if text != oldValue { isEdited = true } }
  }
  /// Whether the person has typed something.
  public private(set) var isEdited = false
  /// For a host's own work about this prompt; it goes by the window's clock, and ends with the prompt.
  public let scope: Scope
  @ObservationIgnored private weak var navigation: Navigation?
  @ObservationIgnored private var ends: [() -> Void] = []

  init(_ content: PromptContent, in navigation: Navigation) {
    self.content = content
    self.navigation = navigation
    scope = navigation.makeScope()
    text = content.field?.text ?? ""
  }

  /// Identifies the prompt.
  public var id: NodeID { content.id }

  /// What is wrong with the text, to be shown beside it. Nobody is told before they have begun, nor that there is nothing yet.
  public var message: String? { isEdited && !text.isEmpty ? problem : nil }

  /// Whether a button can be chosen with the text: the one that cancels always can.
  public func isEnabled(_ button: Int) -> Bool {
    guard content.buttons.indices.contains(button) else { return false }
    return content.buttons[button].role == .cancel || problem == nil
  }

  /// The button that has the focus first, where there is no field: never one for what can't be undone.
  public var focusedButton: Int? {
    content.buttons.firstIndex { $0.role == .default } ?? cancelButton
  }

  /// The button that Return in the field chooses.
  public var submitButton: Int? { content.buttons.firstIndex { $0.role != .cancel } }

  /// The button that Escape chooses, if there is one.
  public var cancelButton: Int? { content.buttons.firstIndex { $0.role == .cancel } }

  /// The person chooses a button.
  ///
  /// - Returns: whether the prompt took the answer; it stays when it doesn't accept the text, or is gone already.
  @discardableResult
  public func answer(_ button: Int) -> Bool {
    navigation?.answer(id, button: button, text: text) ?? false
  }

  /// Applies a value now, and each time it changes, until the prompt is gone; as ``ScreenHandle/bind(_:apply:)``.
  public func bind<Value: Equatable>(
    _ read: @escaping () -> Value,
    apply: @escaping (Value) -> Void
  ) {
    guard !scope.isEnded else { return }
    apply(read())
    scope.observe(read, then: apply)
  }

  /// Calls `action` when the prompt is gone, or at once when it is: to empty the closures of its buttons.
  public func onEnd(_ action: @escaping () -> Void) {
    guard !scope.isEnded else { return action() }
    ends.append(action)
  }

  /// The prompt is gone.
  func end() {
    scope.end()
    let ends = ends
    self.ends = []
    for end in ends { end() }
  }

  deinit { scope.end() }

  private var problem: String? {
    content.field == nil ? nil : navigation?.problem(withAnswer: text, of: id)
  }
}
