/// The way from the start to what is shown, each step a button that leads back to it.
///
/// ```swift
/// Breadcrumb(viewModel.folders) { $0.name } onSelect: { viewModel.open($0) }
/// ```
public struct Breadcrumb<Items: RandomAccessCollection>: ElementComponent
where Items.Element: Identifiable & Equatable {
  private let items: Items
  private let title: (Items.Element) -> String
  private let onSelect: (Items.Element.ID) -> Void

  /// Makes a way.
  ///
  /// - Parameters:
  ///   - items: the steps; the last one is what is shown.
  ///   - title: returns the text of a step.
  ///   - onSelect: called with the `id` of the step to which the person wants to go back.
  public init(
    _ items: Items,
    title: @escaping (Items.Element) -> String,
    onSelect: @escaping (Items.Element.ID) -> Void
  ) {
    self.items = items
    self.title = title
    self.onSelect = onSelect
  }

  private struct Step: Identifiable, Equatable {
    let item: Items.Element
    let isLast: Bool
    var id: Items.Element.ID { item.id }
  }

  private var steps: [Step] {
    items.enumerated().map { Step(item: $0.element, isLast: $0.offset == items.count - 1) }
  }

  /// The steps.
  public var body: some ElementHTML {
    nav {
      ol {
        ForEach(steps, allRows: true) { [title, onSelect] step in
          li {
            if step.isLast {
              span { title(step.item) }.attribute("aria-current", "page")
            } else {
              button { title(step.item) }.attribute("type", "button")
                .on(.click) { onSelect(step.id) }
            }
          }
        }
      }
    }
    .class("u-breadcrumb").label { $0[.path] }
  }
}
