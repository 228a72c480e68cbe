public import Observation

/// A prompt as a host shows it: its content, the typed text, what is wrong with that text, and which button has the
/// focus.
///
/// Observable: a host reads the handle where it draws the prompt. The handle ends when the prompt is gone.
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
  /// The prompt's title, message, buttons and field.
  public let content: PromptContent
  /// The text in the prompt's field, at first the field's own text; set by the host while the person types. Unused in
  /// a prompt without a field.
  public var text: String {
    didSet { if text != oldValue { isEdited = true } }
  }
  /// Whether ``text`` was changed after the prompt came.
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

  /// The reason why the prompt doesn't accept ``text``, to be shown beside the field. `nil` when it accepts the text,
  /// before the person has typed, and while the text is empty.
  public var message: String? { isEdited && !text.isEmpty ? problem : nil }

  /// Whether a button can be chosen with the present ``text``. A cancel button always can; the others only while the
  /// prompt accepts the text. `false` if there is no button at this index.
  ///
  /// - Parameter button: the button's index in ``content``.
  public func isEnabled(_ button: Int) -> Bool {
    guard content.buttons.indices.contains(button) else { return false }
    return content.buttons[button].role == .cancel || problem == nil
  }

  /// The index of the button that has the focus when a prompt without a field comes: the first button with the role
  /// `.default`, otherwise the cancel button. `nil` if there is neither; a destructive button never has it.
  public var focusedButton: Int? {
    content.buttons.firstIndex { $0.role == .default } ?? cancelButton
  }

  /// The index of the button that Return in the field chooses: the first one that doesn't cancel; `nil` if there is
  /// none.
  public var submitButton: Int? { content.buttons.firstIndex { $0.role != .cancel } }

  /// The index of the button that Escape chooses: the first cancel button; `nil` if there is none.
  public var cancelButton: Int? { content.buttons.firstIndex { $0.role == .cancel } }

  /// Answers the prompt with a button that the person chose, together with ``text``.
  ///
  /// - Parameter button: the button's index in ``content``.
  /// - Returns: whether the prompt accepted the answer. `false` if the prompt doesn't accept the text, if another
  ///   prompt covers it, or if it is gone.
  @discardableResult
  public func answer(_ button: Int) -> Bool {
    navigation?.answer(id, button: button, text: text) ?? false
  }

  /// Reads a value and applies it, now and after each change of the value, until the prompt is gone; like
  /// ``ScreenHandle/bind(_:apply:)``.
  ///
  /// ```swift
  /// prompt.bind { [weak prompt] in prompt?.message ?? "" } apply: { errorLabel.text = $0 }
  /// ```
  ///
  /// - Parameters:
  ///   - read: returns the value. It reads only observable objects, for example this handle.
  ///   - apply: shows the value that it gets, for example in a label.
  public func bind<Value: Equatable>(
    _ read: @escaping () -> Value,
    apply: @escaping (Value) -> Void
  ) {
    guard !scope.isEnded else { return }
    apply(read())
    scope.observe(read, then: apply)
  }

  /// Calls `action` when the prompt is gone, or at once if the prompt is gone already: for example to release the
  /// closures of the prompt's buttons.
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
