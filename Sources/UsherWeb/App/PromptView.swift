import Usher

/// Draws a question over everything.
struct PromptView: Component {
  let prompt: PromptContent
  let text: Binding<String>
  /// What is wrong with the text, whether the person is told yet or not.
  let problem: String?
  /// Whether the person has typed something.
  let isEdited: Bool
  let answer: (Int, String) -> Void

  private struct Choice: Identifiable, Equatable {
    let id: Int
    let button: PromptContent.Button
    /// Return in the field chooses it.
    let submits: Bool
    /// It has the focus first.
    let isDefault: Bool
    /// It can't be chosen with this text.
    let isDisabled: Bool
  }

  private var choices: [Choice] {
    prompt.buttons.enumerated().map {
      Choice(
        id: $0,
        button: $1,
        submits: $0 == submitting,
        isDefault: $0 == focused,
        isDisabled: problem != nil && $1.role != .cancel
      )
    }
  }

  /// Nobody is told what is wrong before they have begun, nor that there is nothing yet.
  private var message: String? { isEdited && !text.value.isEmpty ? problem : nil }

  var body: some HTML {
    div {
      form {
        h2 { prompt.title }.id("prompt-title")
        if !prompt.message.isEmpty { p { prompt.message }.id("prompt-message") }
        if let field = prompt.field {
          label {
            span { field.label }
            input().attribute("type", "text")
              .attribute("placeholder", field.placeholder.isEmpty ? nil : field.placeholder)
              .attribute("aria-invalid", message == nil ? nil : "true")
              .attribute("aria-describedby", message == nil ? nil : "prompt-error")
              .value(text)
          }
          // It is there before its message, or else that wouldn't be spoken.
          div {
            if let message { p { message }.class("field-error").id("prompt-error") }
          }
          .role("status")
        }
        div {
          ForEach(choices) { choice in
            button { choice.button.title }
              .attribute("type", choice.submits ? "submit" : "button")
              .class(style(choice.button.role))
              .attribute("data-escape", when: choice.button.role == .cancel)
              .attribute("data-default", when: choice.isDefault)
              .attribute("disabled", when: choice.isDisabled)
              .on(.click) { [answer, text] in answer(choice.id, text.value) }
          }
        }
        .class("prompt-buttons")
      }
      .class("prompt-panel")
    }
    .class("prompt").attribute("data-prompt").role("alertdialog")
    .attribute("aria-modal", "true").attribute("aria-labelledby", "prompt-title")
    .attribute("aria-describedby", prompt.message.isEmpty ? nil : "prompt-message")
    .attribute("tabindex", "-1")
  }

  private var submitting: Int? { prompt.buttons.firstIndex { $0.role != .cancel } }

  /// Never what can't be undone.
  private var focused: Int? {
    prompt.buttons.firstIndex { $0.role == .default }
      ?? prompt.buttons.firstIndex { $0.role == .cancel }
  }

  /// Of several choices none is the one that most people want.
  private var isChoice: Bool { prompt.buttons.count { $0.role == .default } > 1 }

  private func style(_ role: PromptContent.Role) -> String {
    switch role {
    case .default: isChoice ? "button secondary" : "button"
    case .cancel: "button secondary"
    case .destructive: "button destructive"
    }
  }
}
