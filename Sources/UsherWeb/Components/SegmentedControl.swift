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
  private let title: (Options.Element) -> String
  private let isSelected: (Options.Element) -> Bool
  private let onSelect: (Options.Element.ID) -> Void

  /// A control.
  ///
  /// - Parameters:
  ///   - label: what is chosen, for who can't see it; no two controls of a screen should have one label.
  ///   - options: what there is to choose from.
  ///   - title: what an option says.
  ///   - isSelected: whether it is the one that is chosen.
  ///   - onSelect: called when the person chooses another one.
  public init(
    _ label: String,
    _ options: Options,
    title: @escaping (Options.Element) -> String,
    isSelected: @escaping (Options.Element) -> Bool,
    onSelect: @escaping (Options.Element.ID) -> Void
  ) {
    self.label = label
    self.options = options
    self.title = title
    self.isSelected = isSelected
    self.onSelect = onSelect
  }

  /// The options.
  public var body: some HTML {
    div {
      ForEach(options) { [label, title, isSelected, onSelect] option in
        UsherWeb.label {
          input().attribute("type", "radio").attribute("name", label)
            .checked(.init(get: { isSelected(option) }, set: { if $0 { onSelect(option.id) } }))
          span { title(option) }
        }
      }
    }
    .class("segmented").role("radiogroup").label(label)
  }
}
