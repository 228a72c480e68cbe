/// A kind of prompt.
public enum PromptSample: String, CaseIterable, Identifiable, Sendable {
  case alert = "Alert"
  case longAlert = "Long Alert"
  case confirm = "Confirm"
  case destructive = "Confirm What Can’t Be Undone"
  case text = "Ask for a Text"
  case rules = "Ask for a Text with Rules"
  case choice = "Ask for a Choice"
  case longChoice = "Ask for One of Many"

  public var id: String { rawValue }
}
