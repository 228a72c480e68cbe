/// The content of a prompt, for a host to draw.
///
/// ```swift
/// if let prompt = navigation.tree.prompt { navigation.answer(prompt.id, button: 0) }
/// ```
public struct PromptContent: Hashable, Sendable, Identifiable {
  /// The identity of the prompt, for ``Navigation/answer(_:button:text:)``.
  public internal(set) var id = NodeID(0)
  /// The prompt in a few words.
  public let title: String
  /// The details; may be empty.
  public let message: String
  /// The buttons, in order.
  public let buttons: [Button]
  /// The field for a text; `nil` when the prompt asks for no text.
  public let field: Field?

  /// A button of a prompt.
  public struct Button: Hashable, Sendable {
    /// The title of the button.
    public let title: String
    /// The role of the button.
    public let role: Role
  }

  /// The role of a button; a host draws the button accordingly.
  public enum Role: String, Hashable, Sendable {
    /// The button that Return chooses.
    case `default`
    /// The button that Escape chooses. When the person closes the prompt, the answer is the same.
    case cancel
    /// A button for an action that can't be undone.
    case destructive
  }

  /// A field for a text.
  public struct Field: Hashable, Sendable {
    /// The name of the field.
    public let label: String
    /// The text in the field at first.
    public let text: String
    /// An example, shown while the field is empty; may be empty.
    public let placeholder: String
  }
}
