import GTK
public import Usher

/// The button that submits a form, with a message when fields of the form need attention. When `validate()` of the form
/// returns `false`, the keyboard goes to the first field with a message.
///
/// ```swift
/// Form(submit: viewModel.submitButtonTapped) {
///   TextField("Your name", viewModel.name)
///   SubmitButton("Submit", viewModel.form, isRunning: viewModel.isSubmitting)
/// }
/// ```
public struct SubmitButton: Content {
  private let title: () -> String
  private let form: FormGroup
  private let isRunning: () -> Bool

  /// Makes a button. It does what Return in a field of the ``Form`` around it does.
  ///
  /// - Parameters:
  ///   - title: the title of the button.
  ///   - form: the form that is submitted.
  ///   - isRunning: whether the form is being submitted now. While it is, presses are ignored.
  public init(
    _ title: @autoclosure @escaping () -> String,
    _ form: FormGroup,
    isRunning: @autoclosure @escaping () -> Bool = false
  ) {
    (self.title, self.form, self.isRunning) = (title, form, isRunning)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [title, form, isRunning] context in
        let (box, button) = (Box(isVertical: true, spacing: 8), GTK.Button())
        let (notice, spinner) = (Label(wraps: true), GTK.Spinner())
        notice.addStyle("error")
        button.addStyle("suggested-action")
        for child in [notice, button, spinner] as [Widget] { box.append(child) }
        context.bind(title) { button.title = $0 }
        context.turn(spinner, while: isRunning)
        let words = context.acts.words
        context.bind({ Self.notice(of: form, words) }) { text in
          notice.text = text ?? ""
          notice.isVisible = text != nil
        }
        guard let submit = context.submit, let fields = context.fields else {
          context.report(.noForm, title())
          return box
        }
        context.on(button, "clicked") { if !isRunning() { submit() } }
        fields.follow(form, in: context)
        return box
      }
    ]
  }

  /// The text at the button: not before the first `validate()` that fails, and not while the form is valid.
  private static func notice(of form: FormGroup, _ words: WindowWords) -> String? {
    guard form.refusals > 0, !form.isValid else { return nil }
    let count = form.fieldProblems.count
    let fields =
      count == 1 ? words[.fieldNeedsAttention] : words.text(.fieldsNeedAttention, "\(count)")
    return ((count == 0 ? [] : [fields]) + form.ruleProblems).joined(separator: " ")
  }
}
