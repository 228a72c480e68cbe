public import Observation

/// A prompt as a host shows it: the typed text, what is wrong with it, and which button has the focus.
///
/// Observable: a host reads it where it draws the prompt. It ends when the prompt is gone.
///
/// ```swift
/// if let prompt = presenter.prompt {
///   for (index, button) in prompt.content.buttons.enumerated() {
///     drawButton(button.title, isEnabled: prompt.isEnabled(index)) { prompt.answer(index) }
///   }
/// }
/// ```
@Observable
public final class PromptHandle: Identifiable {
  /// The title, message, buttons and field to draw.
  public let content: PromptContent
  /// The typed text, for a prompt with a field; at first the field's own text.
  public var text: String {
    didSet { if text != oldValue { isEdited = true } }
  }
  /// Whether the person has typed something.
  public private(set) var isEdited = false
  /// A scope for the host's own work for this prompt. It uses the window's clock, and ends with the prompt.
  public let scope: Scope
  @ObservationIgnored private weak var navigation: Navigation?
  @ObservationIgnored private var ends: [() -> Void] = []

  init(_ content: PromptContent, in navigation: Navigation) {
    self.content = content
    self.navigation = navigation
    scope = navigation.makeScope()
    text = content.field?.text ?? ""
  }

  /// The identity of the prompt.
  public var id: NodeID { content.id }

  /// The reason why the text isn't accepted, to be shown beside it; `nil` before the person has typed, and while
  /// the text is empty.
  public var message: String? { isEdited && !text.isEmpty ? problem : nil }

  /// Whether a button can be chosen with the present text. A cancel button always can.
  ///
  /// - Parameter button: the button's index in ``content``.
  public func isEnabled(_ button: Int) -> Bool {
    guard content.buttons.indices.contains(button) else { return false }
    return content.buttons[button].role == .cancel || problem == nil
  }

  /// The index of the button that has the focus first, in a prompt without a field; never a destructive button.
  public var focusedButton: Int? {
    content.buttons.firstIndex { $0.role == .default } ?? cancelButton
  }

  /// The index of the button that Return in the field chooses.
  public var submitButton: Int? { content.buttons.firstIndex { $0.role != .cancel } }

  /// The index of the button that Escape chooses, if there is one.
  public var cancelButton: Int? { content.buttons.firstIndex { $0.role == .cancel } }

  /// Answers the prompt with a button, when the person chose it.
  ///
  /// - Parameter button: the button's index in ``content``.
  /// - Returns: whether the prompt accepted the answer. `false` if it doesn't accept the text, another prompt
  ///   covers it, or it is gone.
  @discardableResult
  public func answer(_ button: Int) -> Bool {
    navigation?.answer(id, button: button, text: text) ?? false
  }

  /// Applies a value now and after each change, until the prompt is gone; like ``ScreenHandle/bind(_:apply:)``.
  ///
  /// ```swift
  /// prompt.bind { [weak prompt] in prompt?.message ?? "" } apply: { errorLabel.text = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - read: reads observable objects, for example this handle, and nothing else.
  ///   - apply: sets a part of what is drawn.
  public func bind<Value: Equatable>(
    _ read: @escaping () -> Value,
    apply: @escaping (Value) -> Void
  ) {
    guard !scope.isEnded else { return }
    apply(read())
    scope.observe(read, then: apply)
  }

  /// Calls `action` when the prompt is gone, or at once if it is gone already: for example to release the closures
  /// of its buttons.
  ///
  /// ```swift
  /// prompt.onEnd { dialog.close() }
  /// ```
  public func onEnd(_ action: @escaping () -> Void) {
    guard !scope.isEnded else { return action() }
    ends.append(action)
  }

  /// Ends the handle: the prompt is gone.
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
