public import Usher

/// A field to choose one of very many options by typing a part of its text, with its label.
///
/// ```swift
/// ComboBox("City", bind(\.query), viewModel.matches) { $0.name } onSelect: { viewModel.choose($0) }
/// ```
///
/// The view model searches: `query` is what the person has typed, and `matches` the options that fit. While the field has
/// the focus they stand below it; the arrow keys go through them, Return chooses, Escape closes the list. When an option is
/// chosen, the view model sets `query` to its text, or to an empty one for the next search. When the person leaves the field
/// with a text that they haven't chosen, the view model puts back the text of what is chosen.
public struct ComboBox<Options: RandomAccessCollection>: Component
where Options.Element: Identifiable & Equatable {
  private let label: String
  private let query: ValueBinding<String>
  private let options: Options
  private let placeholder: String?
  private let message: String?
  private let isDisabled: Bool
  private let title: (Options.Element) -> String
  private let onSelect: (Options.Element.ID) -> Void
  private let onLeave: () -> Void

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - label: the text above the field; give each combo box of a screen a different one.
  ///   - query: the text that the person types.
  ///   - options: the options that fit the text, some tens at most.
  ///   - placeholder: the text that the field shows while it is empty; `nil` for none.
  ///   - message: the problem with the choice, shown below the field; `nil` for none.
  ///   - isDisabled: whether nothing can be chosen now.
  ///   - title: returns the text of an option.
  ///   - onSelect: called with the `id` of the option that the person chooses.
  ///   - onLeave: called when the person has left the field.
  public init(
    _ label: String,
    _ query: ValueBinding<String>,
    _ options: Options,
    placeholder: String? = nil,
    message: String? = nil,
    isDisabled: Bool = false,
    title: @escaping (Options.Element) -> String,
    onSelect: @escaping (Options.Element.ID) -> Void,
    onLeave: @escaping () -> Void = {}
  ) {
    self.label = label
    self.query = query
    self.options = options
    self.placeholder = placeholder
    self.message = message
    self.isDisabled = isDisabled
    self.title = title
    self.onSelect = onSelect
    self.onLeave = onLeave
  }

  /// The label, the field and the options.
  public var body: some HTML {
    div {
      LabeledControl(label: label, message: message) {
        input().attribute("type", "text").role("combobox").attribute("aria-expanded", "false")
          .attribute("aria-autocomplete", "list").inScreen("aria-controls", listID)
          .attribute("autocomplete", "off").attribute("autocapitalize", "none")
          .attribute("spellcheck", "false").attribute("placeholder", placeholder)
          .attribute("aria-invalid", message == nil ? nil : "true")
          .inScreen("aria-describedby", message == nil ? nil : FieldMessage.id(label))
          .disabled(isDisabled).value(query).on(.blur, onLeave)
      }
      div {
        ul {
          ForEach(options, allRows: true) { [title, onSelect, isDisabled] one in
            li { title(one) }.role("option").attribute("aria-selected", "false")
              .on(.click) { if !isDisabled { onSelect(one.id) } }
          }
        }
        .role("listbox").inScreen("id", listID).label(label)
        div { if options.isEmpty { p { HostText(.noMatches) }.class("secondary") } }.role("status")
      }
      .class("u-options")
    }
    .class("u-combo").attribute("data-combo")
  }

  private var listID: String { "options-\(FieldMessage.name(label))" }
}
