public import Usher

/// A field to choose one of many options from a list that opens, with its label.
///
/// ```swift
/// Select("Country", viewModel.countries, bind(\.country)) { $0.name }
/// ```
///
/// The list is the browser's own: on a phone, the wheel or the sheet that people know there. For a few options, use
/// ``RadioGroup`` or ``SegmentedControl``; for very many, ``ComboBox``.
public struct Select<Options: RandomAccessCollection>: Component
where Options.Element: Identifiable & Equatable {
  private let label: String
  private let options: Options
  private let selection: ValueBinding<Options.Element.ID?>
  private let placeholder: String?
  private let isDisabled: Bool
  private let title: (Options.Element) -> String
  private var message: String?
  private var left: () -> Void = {}
  private var isRequired = false

  /// Makes a field for a choice that is always made.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - options: the options in order.
  ///   - selection: the `id` of the chosen option.
  ///   - isDisabled: whether the choice can't be changed now.
  ///   - title: returns the text of an option.
  public init(
    _ label: String,
    _ options: Options,
    _ selection: ValueBinding<Options.Element.ID>,
    isDisabled: Bool = false,
    title: @escaping (Options.Element) -> String
  ) {
    self.label = label
    self.options = options
    self.selection = selection.optional()
    self.isDisabled = isDisabled
    self.title = title
    placeholder = nil
  }

  /// Makes a field for a choice of a form, which may be open. The field's message is shown below it, but not before the
  /// person has left the field or tried to submit the form.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - options: the options in order.
  ///   - field: the form's field, with the `id` of the chosen option, and the message.
  ///   - placeholder: the text in place of an option while none is chosen; `nil` for the host's "Choose …". The person can
  ///     choose it again unless the field is required.
  ///   - isDisabled: whether the choice can't be changed now.
  ///   - title: returns the text of an option.
  public init(
    _ label: String,
    _ options: Options,
    _ field: Field<Options.Element.ID?>,
    placeholder: String? = nil,
    isDisabled: Bool = false,
    title: @escaping (Options.Element) -> String
  ) {
    self.label = label
    self.options = options
    selection = field.binding
    self.isDisabled = isDisabled
    self.title = title
    self.placeholder = placeholder ?? ""
    message = field.message
    left = field.touch
    isRequired = field.isRequired
  }

  /// The label and the list.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      select {
        if let placeholder {
          option { WordedText { placeholder.isEmpty ? $0[.choose] : placeholder } }
            .attribute("value", "").attribute("disabled", when: isRequired)
        }
        ForEach(options) { [title] one in
          option { title(one) }.attribute("value", "\(one.id)")
        }
      }
      .attribute("aria-required", isRequired ? "true" : nil)
      .attribute("aria-invalid", message == nil ? nil : "true")
      .inScreen("aria-describedby", message == nil ? nil : FieldMessage.id(label))
      .disabled(isDisabled).value(text).on(.blur, left)
    }
  }

  private var text: ValueBinding<String> {
    ValueBinding {
      selection.value.map { "\($0)" } ?? ""
    } set: { [options, selection] text in
      // A browser that is made to can send any text.
      if let option = options.first(where: { "\($0.id)" == text }) {
        selection.value = option.id
      } else if text.isEmpty {
        selection.value = nil
      }
    }
  }
}
