import GTK

/// A control to choose one of a few options, which are shown side by side.
///
/// ```swift
/// SegmentedControl("Period", viewModel.periods) { $0.title } isSelected: {
///   $0.isSelected
/// } onSelect: {
///   viewModel.selectPeriod($0)
/// }
/// ```
public struct SegmentedControl<Option: Identifiable & Equatable>: Content {
  private let label: () -> String
  private let options: () -> [Option]
  private let title: (Option) -> String
  private let isSelected: (Option) -> Bool
  private let onSelect: (Option.ID) -> Void

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - label: the name of the choice, for screen readers.
  ///   - options: the options in order, read again when they change.
  ///   - title: returns the text of an option.
  ///   - isSelected: returns whether an option is the chosen one.
  ///   - onSelect: called with the `id` of the option when the person chooses another option.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ options: @autoclosure @escaping () -> [Option],
    title: @escaping (Option) -> String,
    isSelected: @escaping (Option) -> Bool,
    onSelect: @escaping (Option.ID) -> Void
  ) {
    (self.label, self.options, self.title) = (label, options, title)
    (self.isSelected, self.onSelect) = (isSelected, onSelect)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let box = Box(isVertical: false)
        box.addStyle("linked")
        box.align(horizontally: .center)
        context.bind(label) { box.setName($0) }
        let segments = Segments(box, self.segment)
        context.bind(options) { [weak context] options in
          if let context { segments.show(options.count, context) }
        }
        return box
      }
    ]
  }

  private func segment(_ index: Int, _ context: PartContext) -> GTK.Button {
    let button = GTK.Button(kind: .toggle)
    let option = { [options] in options().indices.contains(index) ? options()[index] : nil }
    context.bind({ [title] in option().map(title) ?? "" }) {
      button.title = $0
      // Words go on in another line; a single one can't.
      if $0.contains(" ") { button.shrink(wraps: true) } else { button.shorten() }
    }
    let isChosen = { [isSelected] in option().map(isSelected) ?? false }
    context.bind(isChosen) { if button.isPressed != $0 { button.isPressed = $0 } }
    context.observe(button, "clicked") { [onSelect, weak context] in
      if !isChosen(), let option = option() { context?.perform { onSelect(option.id) } }
      // A click turns a toggle round, also the one that is chosen.
      if button.isPressed != isChosen() { button.isPressed = isChosen() }
    }
    return button
  }
}

/// The buttons of a control: made again only when their number changes.
@MainActor private final class Segments {
  private let box: Box
  private let make: (Int, PartContext) -> GTK.Button
  private var count = 0
  private var context: PartContext?

  init(_ box: Box, _ make: @escaping (Int, PartContext) -> GTK.Button) {
    self.box = box
    self.make = make
  }

  func show(_ count: Int, _ outer: PartContext) {
    guard count != self.count else { return }
    self.count = count
    context?.end()
    for child in box.children { box.remove(child) }
    let context = outer.child()
    self.context = context
    for index in 0..<count { box.append(make(index, context)) }
  }
}
