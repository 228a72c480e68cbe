/// The content of a prompt, which a host draws as a dialog.
///
/// ```swift
/// if let prompt = navigation.tree.prompt { navigation.answer(prompt.id, button: 0) }
/// ```
public struct PromptContent: Hashable, Sendable, Identifiable {
  /// The identity of the prompt, for ``Navigation/answer(_:button:text:)``.
  public internal(set) var id = NodeID(0)
  /// The message or question in a few words, for the dialog's title.
  public let title: String
  /// More details, for the text below the title; may be empty.
  public let message: String
  /// The prompt's buttons, in the order in which they are shown.
  public let buttons: [Button]
  /// The field into which the person types a text; `nil` when the prompt asks for no text.
  public let field: Field?

  /// A button of a prompt.
  public struct Button: Hashable, Sendable {
    /// The title of the button.
    public let title: String
    /// The role of the button; a host draws the button accordingly.
    public let role: Role
  }

  /// The role of a prompt's button: what the button does, and by which key the person chooses it.
  public enum Role: String, Hashable, Sendable {
    /// A button that does what was asked. The Return key chooses it.
    case `default`
    /// The button that closes the prompt without an action. The Escape key chooses it; to close the prompt in another
    /// way gives the same answer.
    case cancel
    /// A button that does something that can't be undone.
    case destructive
  }

  /// A field into which the person types a text.
  public struct Field: Hashable, Sendable {
    /// The name of the field, shown at the field.
    public let label: String
    /// The text that is in the field when the prompt appears.
    public let text: String
    /// An example of a text, shown while the field is empty; an empty placeholder means that there is no example.
    public let placeholder: String
  }
}
