import Usher

/// A few options side by side, one of which is chosen.
///
/// ```swift
/// SegmentedControl("Period", viewModel.periods) { $0.title } isSelected: {
///   $0.isSelected
/// } onSelect: {
///   viewModel.selectPeriod($0)
/// }
/// ```
///
/// They are radio buttons, so the arrow keys choose, too.
public struct SegmentedControl<Options: RandomAccessCollection>: Component
where Options.Element: Identifiable & Equatable {
  private let label: String
  private let options: Options
  private let isDisabled: Bool
  private let title: (Options.Element) -> String
  private let isSelected: (Options.Element) -> Bool
  private let onSelect: (Options.Element.ID) -> Void

  /// A control.
  ///
  /// - Parameters:
  ///   - label: what is chosen, for who can't see it; no two controls of a screen should have one label.
  ///   - options: what there is to choose from.
  ///   - isDisabled: whether none can be chosen now.
  ///   - title: what an option says.
  ///   - isSelected: whether it is the one that is chosen.
  ///   - onSelect: called when the person chooses another one.
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

  /// What a row shows belongs into its item, or the row isn't made anew.
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
          input().attribute("type", "radio").attribute("name", label).disabled(choice.isDisabled)
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
