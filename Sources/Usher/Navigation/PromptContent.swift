/// What a host draws of a prompt.
public struct PromptContent: Hashable, Sendable, Identifiable {
  /// Identifies the prompt; an answer names it.
  public internal(set) var id = NodeID(0)
  /// The prompt in a few words.
  public let title: String
  /// What the person should know to answer; may be empty.
  public let message: String
  /// What can be chosen, in order.
  public let buttons: [Button]
  /// A text to type, when one is asked for.
  public let field: Field?

  /// One answer to choose.
  public struct Button: Hashable, Sendable {
    /// What it says.
    public let title: String
    /// What it does.
    public let role: Role
  }

  /// What a button does; a host draws it so.
  public enum Role: String, Hashable, Sendable {
    /// What Return chooses.
    case `default`
    /// What Escape chooses, and what counts when the prompt is taken away.
    case cancel
    /// Something that can't be undone.
    case destructive
  }

  /// A text to type.
  public struct Field: Hashable, Sendable {
    /// Names the field.
    public let label: String
    /// What it holds at first.
    public let text: String
    /// An example to show while it is empty; may be empty itself.
    public let placeholder: String
  }
}
