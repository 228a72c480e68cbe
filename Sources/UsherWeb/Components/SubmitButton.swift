public import Usher

/// The button that submits a form, and what the person is told when something in the form isn't right.
///
/// ```swift
/// form {
///   TextField("Your name", viewModel.name, autocomplete: "name")
///   SubmitButton("Submit", viewModel.form, isRunning: viewModel.isSubmitting)
/// }
/// .class("form").on(.submit, viewModel.submitButtonTapped)
/// ```
///
/// When `validate()` of the form finds something wrong, the focus goes to the first field with a message, which is
/// scrolled to, and how many there are is said at the button, and spoken.
public struct SubmitButton: ElementComponent {
  private let title: String
  private let form: FormGroup
  private let isRunning: Bool

  /// A button.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - form: what is submitted.
  ///   - isRunning: whether it is being submitted: the button keeps the focus, and takes no press until that is over.
  public init(_ title: String, _ form: FormGroup, isRunning: Bool = false) {
    self.title = title
    self.form = form
    self.isRunning = isRunning
  }

  /// What needs attention, and the button.
  public var body: some ElementHTML {
    div {
      div { if let notice { p { notice }.class("error") } }
        .class("problems").role("alert").attribute("data-refused", String(form.refusals))
      button { title }.class("button wide").attribute("type", "submit").busy(isRunning)
    }
    .class("submit")
  }

  /// It is told once the form was refused, and as long as something is wrong.
  private var notice: String? {
    guard form.refusals > 0, !form.isValid else { return nil }
    if let message = form.message, form.problems.count == 1 { return message }
    return form.problems.count == 1
      ? "1 field needs attention." : "\(form.problems.count) fields need attention."
  }
}
