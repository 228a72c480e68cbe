public import Usher

/// A choice of any number of options, which stand below each other.
///
/// ```swift
/// CheckboxGroup("Days", viewModel.days, bind(\.chosenDays)) { $0.name }
/// ```
public struct CheckboxGroup<Options: RandomAccessCollection>: Component
where Options.Element: Identifiable & Equatable {
  private let label: String
  private let options: Options
  private let selection: ValueBinding<Set<Options.Element.ID>>
  private let isDisabled: Bool
  private let title: (Options.Element) -> String
  private let detail: (Options.Element) -> String?
  private var message: String?

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - label: the text above the options; give each choice of a screen a different one.
  ///   - options: the options in order.
  ///   - selection: the `id`s of the chosen options.
  ///   - isDisabled: whether the choice can't be changed now.
  ///   - title: returns the text of an option.
  ///   - detail: returns a smaller text below it; `nil` for none.
  public init(
    _ label: String,
    _ options: Options,
    _ selection: ValueBinding<Set<Options.Element.ID>>,
    isDisabled: Bool = false,
    title: @escaping (Options.Element) -> String,
    detail: @escaping (Options.Element) -> String? = { _ in nil }
  ) {
    self.label = label
    self.options = options
    self.selection = selection
    self.isDisabled = isDisabled
    self.title = title
    self.detail = detail
  }

  /// Makes a choice of a form. The field's message is shown below the options.
  ///
  /// - Parameters:
  ///   - label: the text above the options; give each choice of a screen a different one.
  ///   - options: the options in order.
  ///   - field: the form's field, with the `id`s of the chosen options, and the message.
  ///   - isDisabled: whether the choice can't be changed now.
  ///   - title: returns the text of an option.
  ///   - detail: returns a smaller text below it; `nil` for none.
  public init(
    _ label: String,
    _ options: Options,
    _ field: Field<Set<Options.Element.ID>>,
    isDisabled: Bool = false,
    title: @escaping (Options.Element) -> String,
    detail: @escaping (Options.Element) -> String? = { _ in nil }
  ) {
    self.init(
      label,
      options,
      field.binding,
      isDisabled: isDisabled,
      title: title,
      detail: detail
    )
    message = field.message
  }

  /// The label and the options.
  public var body: some HTML {
    FieldGroup(label: label, message: message) {
      div {
        ForEach(options.choices(isDisabled: isDisabled) { selection.value.contains($0) }) {
          [title, detail, selection] choice in
          UsherWeb.label {
            input().attribute("type", "checkbox").disabled(choice.isDisabled)
              .checked(
                .init(
                  get: { choice.isChosen },
                  set: { Self.choose(choice.id, $0, in: selection) }
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

  private static func choose(
    _ id: Options.Element.ID,
    _ isChosen: Bool,
    in selection: ValueBinding<Set<Options.Element.ID>>
  ) {
    if isChosen { selection.value.insert(id) } else { selection.value.remove(id) }
  }
}
