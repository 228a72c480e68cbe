public import Usher

/// A choice of one of a few options, which stand below each other, each with room for an explanation.
///
/// ```swift
/// RadioGroup("Delivery", viewModel.deliveries, bind(\.delivery)) { $0.title } detail: { $0.price }
/// ```
///
/// The options are radio buttons, so the person can also choose by the arrow keys.
public struct RadioGroup<Options: RandomAccessCollection>: Component
where Options.Element: Identifiable & Equatable {
  private let label: String
  private let options: Options
  private let selection: ValueBinding<Options.Element.ID?>
  private let isDisabled: Bool
  private let title: (Options.Element) -> String
  private let detail: (Options.Element) -> String?
  private var message: String?
  private var isRequired = false

  /// Makes a choice that is always made.
  ///
  /// - Parameters:
  ///   - label: the text above the options; give each choice of a screen a different one.
  ///   - options: the options in order.
  ///   - selection: the `id` of the chosen option.
  ///   - isDisabled: whether the choice can't be changed now.
  ///   - title: returns the text of an option.
  ///   - detail: returns a smaller text below it; `nil` for none.
  public init(
    _ label: String,
    _ options: Options,
    _ selection: ValueBinding<Options.Element.ID>,
    isDisabled: Bool = false,
    title: @escaping (Options.Element) -> String,
    detail: @escaping (Options.Element) -> String? = { _ in nil }
  ) {
    self.label = label
    self.options = options
    self.selection = selection.optional()
    self.isDisabled = isDisabled
    self.title = title
    self.detail = detail
  }

  /// Makes a choice of a form, which may be open. The field's message is shown below the options.
  ///
  /// - Parameters:
  ///   - label: the text above the options; give each choice of a screen a different one.
  ///   - options: the options in order.
  ///   - field: the form's field, with the `id` of the chosen option, and the message.
  ///   - isDisabled: whether the choice can't be changed now.
  ///   - title: returns the text of an option.
  ///   - detail: returns a smaller text below it; `nil` for none.
  public init(
    _ label: String,
    _ options: Options,
    _ field: Field<Options.Element.ID?>,
    isDisabled: Bool = false,
    title: @escaping (Options.Element) -> String,
    detail: @escaping (Options.Element) -> String? = { _ in nil }
  ) {
    self.label = label
    self.options = options
    selection = field.binding
    self.isDisabled = isDisabled
    self.title = title
    self.detail = detail
    message = field.message
    isRequired = field.isRequired
  }

  /// The label and the options.
  public var body: some HTML {
    FieldGroup(label: label, message: message, role: "radiogroup", isRequired: isRequired) {
      div {
        ForEach(options.choices(isDisabled: isDisabled) { $0 == selection.value }) {
          [label, title, detail, selection] choice in
          UsherWeb.label {
            input().attribute("type", "radio").inScreen("name", label)
              .disabled(choice.isDisabled)
              .checked(
                .init(
                  get: { choice.isChosen },
                  set: { if $0 { selection.value = choice.id } }
                )
              )
            ChoiceText(title: title(choice.option), detail: detail(choice.option))
          }
          .class("u-choice")
        }
      }
      .class("u-choices")
    }
  }
}
