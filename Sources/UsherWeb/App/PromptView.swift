import Usher

/// Draws the open prompt over all layers.
struct PromptView: Component {
  let prompt: PromptHandle

  private struct Choice: Identifiable, Equatable {
    let id: Int
    let button: PromptContent.Button
    /// Whether the Return key in the text field chooses the button.
    let submits: Bool
    /// Whether the button has the focus when the prompt appears.
    let isDefault: Bool
    /// Whether the button is drawn as one of several equal ones.
    let isEqual: Bool
    /// Whether the button can't be chosen while the field has its present text.
    let isDisabled: Bool
  }

  private var choices: [Choice] {
    content.buttons.enumerated().map {
      Choice(
        id: $0,
        button: $1,
        submits: $0 == prompt.submitButton,
        isDefault: $0 == prompt.focusedButton,
        isEqual: isChoice,
        isDisabled: !prompt.isEnabled($0)
      )
    }
  }

  private var content: PromptContent { prompt.content }
  private var message: String? { prompt.message }
  private var text: ValueBinding<String> {
    ValueBinding { [prompt] in
      prompt.text
    } set: { [prompt] in
      prompt.text = $0
    }
  }

  var body: some HTML {
    div {
      form {
        h2 { content.title }.id("prompt-title")
        if !content.message.isEmpty { p { content.message }.id("prompt-message") }
        if let field = content.field {
          label {
            span { field.label }
            input().attribute("type", "text")
              .attribute("placeholder", field.placeholder.isEmpty ? nil : field.placeholder)
              .attribute("aria-invalid", message == nil ? nil : "true")
              .attribute("aria-describedby", message == nil ? nil : "prompt-error")
              .value(text)
          }
          // The element is there before its message: otherwise some screen readers don't speak the message.
          div {
            if let message { p { message }.class("field-error").id("prompt-error") }
          }
          .role("status")
        }
        div {
          ForEach(choices) { choice in
            button { WordedText(translating: choice.button.title) }
              .attribute("type", choice.submits ? "submit" : "button")
              .class(style(choice))
              .attribute("data-escape", when: choice.button.role == .cancel)
              .attribute("data-default", when: choice.isDefault)
              .attribute("disabled", when: choice.isDisabled)
              .on(.click) { [prompt] in prompt.answer(choice.id) }
          }
        }
        .class("prompt-buttons")
      }
      .class("prompt-panel")
    }
    .class("prompt").attribute("data-prompt").role("alertdialog")
    .attribute("aria-modal", "true").attribute("aria-labelledby", "prompt-title")
    .attribute("aria-describedby", content.message.isEmpty ? nil : "prompt-message")
    .attribute("tabindex", "-1")
  }

  /// Whether the prompt is a choice of several equal buttons, so that no button is drawn as the main one.
  private var isChoice: Bool { content.buttons.count { $0.role == .default } > 1 }

  private func style(_ choice: Choice) -> String {
    switch choice.button.role {
    case .default: choice.isEqual ? "button secondary" : "button"
    case .cancel: "button secondary"
    case .destructive: "button destructive"
    }
  }
}
