import Usher

/// A control to choose one of a few options, which are shown side by side.
///
/// ```swift
/// SegmentedControl("Period", viewModel.periods) { $0.title } isSelected: {
///   $0.isSelected
/// } onSelect: {
///   viewModel.selectPeriod($0)
/// }
/// ```
///
/// The options are radio buttons, so the person can also choose by the arrow keys.
public struct SegmentedControl<Options: RandomAccessCollection>: Component
where Options.Element: Identifiable & Equatable {
  private let label: String
  private let options: Options
  private let isDisabled: Bool
  private let title: (Options.Element) -> String
  private let isSelected: (Options.Element) -> Bool
  private let onSelect: (Options.Element.ID) -> Void

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - label: the name of the choice for screen readers; give each control of a screen a
  ///     different label.
  ///   - options: the options in order.
  ///   - isDisabled: whether the choice can't be changed now.
  ///   - title: returns the text of an option.
  ///   - isSelected: returns whether an option is the chosen one.
  ///   - onSelect: called with the `id` of the option when the person chooses another option.
  public init(
    _ label: String,
    _ options: Options,
    isDisabled: Bool = false,
    title: @escaping (Options.Element) -> String,
    isSelected: @escaping (Options.Element) -> Bool,
    onSelect: @escaping (Options.Element.ID) -> Void
  ) {
    self.label = label
    self.options = options
    self.isDisabled = isDisabled
    self.title = title
    self.isSelected = isSelected
    self.onSelect = onSelect
  }

  /// An option, together with whether the control is disabled: a row of ``ForEach`` is drawn again only if its item
  /// changes, so the item has to contain both.
  private struct Choice: Identifiable, Equatable {
    let option: Options.Element
    let isDisabled: Bool
    var id: Options.Element.ID { option.id }
  }

  private var choices: [Choice] { options.map { Choice(option: $0, isDisabled: isDisabled) } }

  /// The options.
  public var body: some HTML {
    div {
      ForEach(choices) { [label, title, isSelected, onSelect] choice in
        UsherWeb.label {
          input().attribute("type", "radio").inScreen("name", label).disabled(choice.isDisabled)
            .checked(
              .init(get: { isSelected(choice.option) }, set: { if $0 { onSelect(choice.id) } })
            )
          span { title(choice.option) }
        }
      }
    }
    .class("segmented").role("radiogroup").label(label)
  }
}
