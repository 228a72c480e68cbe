public import Usher

/// The button that submits a form, with a message when fields of the form need attention.
///
/// ```swift
/// form {
///   TextField("Your name", viewModel.name, autocomplete: "name")
///   SubmitButton("Submit", viewModel.form, isRunning: viewModel.isSubmitting)
/// }
/// .class("form").on(.submit, viewModel.submitButtonTapped)
/// ```
///
/// When `validate()` of the form returns `false`, the browser scrolls to the first field with a message and moves the
/// focus there. A text at the button, which screen readers speak, says how many fields need attention. If a rule of
/// the form, or of a form within it, fails, the rule's message follows; if only rules fail, their messages are the text.
public struct SubmitButton: ElementComponent {
  private let title: String
  private let form: FormGroup
  private let isRunning: Bool

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the text of the button.
  ///   - form: the form that is submitted.
  ///   - isRunning: whether the form is being submitted now. While it is, the button keeps the focus and ignores
  ///     presses.
  public init(_ title: String, _ form: FormGroup, isRunning: Bool = false) {
    self.title = title
    self.form = form
    self.isRunning = isRunning
  }

  /// The message and the button.
  public var body: some ElementHTML {
    div {
      div { if hasNotice { p { WordedText(notice) }.class("error") } }
        .class("problems").role("alert").attribute("data-refused", String(form.refusals))
      button { title }.class("button wide").attribute("type", "submit").busy(isRunning)
    }
    .class("submit")
  }

  /// Whether there is a text at the button: not before the first `validate()` that fails, and not while the form is
  /// valid.
  private var hasNotice: Bool { form.refusals > 0 && !form.isValid }

  private func notice(in words: HostWords) -> String {
    let count = form.fieldProblems.count
    let fields =
      count == 1
      ? words[.fieldNeedsAttention] : words.text(.fieldsNeedAttention, ["count": "\(count)"])
    return ((count == 0 ? [] : [fields]) + form.ruleProblems).joined(separator: " ")
  }
}
