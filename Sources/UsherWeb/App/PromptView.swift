import Usher

/// Draws a question over everything.
struct PromptView: Component {
  let prompt: PromptContent
  let text: Binding<String>
  let answer: (Int, String) -> Void

  private struct Choice: Identifiable, Equatable {
    let id: Int
    let button: PromptContent.Button
    /// Return in the field chooses it.
    let submits: Bool
    /// It has the focus first.
    let isDefault: Bool
  }

  private var choices: [Choice] {
    prompt.buttons.enumerated().map {
      Choice(id: $0, button: $1, submits: $0 == submitting, isDefault: $0 == focused)
    }
  }

  var body: some HTML {
    div {
      form {
        h2 { prompt.title }.id("prompt-title")
        if !prompt.message.isEmpty { p { prompt.message }.id("prompt-message") }
        if let field = prompt.field {
          label {
            span { field.label }
            input().attribute("type", "text").value(text)
          }
        }
        div {
          ForEach(choices) { choice in
            button { choice.button.title }
              .attribute("type", choice.submits ? "submit" : "button")
              .class(style(choice.button.role))
              .attribute("data-escape", when: choice.button.role == .cancel)
              .attribute("data-default", when: choice.isDefault)
              .on(.click) { [answer, text] in answer(choice.id, text.value) }
          }
        }
        .class("prompt-buttons")
      }
      .class("prompt-panel")
    }
    .class("prompt").attribute("data-prompt").role("alertdialog")
    .attribute("aria-modal", "true").attribute("aria-labelledby", "prompt-title")
    .attribute("tabindex", "-1")
  }

  private var submitting: Int? { prompt.buttons.firstIndex { $0.role != .cancel } }

  /// Never what can't be undone.
  private var focused: Int? {
    prompt.buttons.firstIndex { $0.role == .default }
      ?? prompt.buttons.firstIndex { $0.role == .cancel }
  }

  private func style(_ role: PromptContent.Role) -> String {
    switch role {
    case .default: "button"
    case .cancel: "button secondary"
    case .destructive: "button destructive"
    }
  }
}
