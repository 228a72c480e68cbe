public import Usher

/// Several pieces of content inside a screen, of which one is shown: tabs above it say which.
///
/// ```swift
/// TabPanels("Account", viewModel.parts, bind(\.part)) { $0.title } content: { part in
///   switch part {
///   case .profile: ProfileForm(viewModel: viewModel)
///   case .security: SecurityForm(viewModel: viewModel)
///   }
/// }
/// ```
///
/// The arrow keys go from tab to tab. For the main areas of an app, which keep their own screens, use the tabs of a flow.
public struct TabPanels<Tabs: RandomAccessCollection, Content: HTML>: Component
where Tabs.Element: Identifiable & Equatable {
  private let label: String
  private let tabs: Tabs
  private let selection: ValueBinding<Tabs.Element.ID>
  private let title: (Tabs.Element) -> String
  private let content: (Tabs.Element.ID) -> Content

  /// Makes tabs.
  ///
  /// - Parameters:
  ///   - label: the name of the tabs for screen readers; give those of a screen different ones.
  ///   - tabs: the tabs in order.
  ///   - selection: the `id` of the tab whose content is shown.
  ///   - title: returns the text of a tab.
  ///   - content: returns the content of the tab with this `id`.
  public init(
    _ label: String,
    _ tabs: Tabs,
    _ selection: ValueBinding<Tabs.Element.ID>,
    title: @escaping (Tabs.Element) -> String,
    @HTMLBuilder content: @escaping (Tabs.Element.ID) -> Content
  ) {
    self.label = label
    self.tabs = tabs
    self.selection = selection
    self.title = title
    self.content = content
  }

  /// The tabs and the content of the selected one.
  public var body: some HTML {
    div {
      div {
        ForEach(lines, allRows: true) { [title, selection, panelID] tab in
          button { title(tab.option) }.attribute("type", "button").role("tab")
            .attribute("aria-selected", is: tab.isChosen).inScreen("aria-controls", panelID)
            .attribute("tabindex", String(tab.isStop ? 0 : -1))
            .on(.click) { selection.value = tab.id }
        }
      }
      .class("u-tab-list").role("tablist").label(label).attribute("data-roving", "row")
      div { content(selection.value) }.class("u-tab-panel").role("tabpanel")
        .inScreen("id", panelID).label(chosenTitle).attribute("tabindex", "0")
    }
    .class("u-tab-panels")
  }

  private struct Line: Identifiable, Equatable {
    let option: Tabs.Element
    let isChosen: Bool
    /// Whether the Tab key reaches it.
    let isStop: Bool
    var id: Tabs.Element.ID { option.id }
  }

  private var lines: [Line] {
    let stop = tabs.contains { $0.id == selection.value } ? selection.value : tabs.first?.id
    return tabs.map {
      Line(option: $0, isChosen: $0.id == selection.value, isStop: $0.id == stop)
    }
  }

  private var panelID: String { "panel-\(FieldMessage.name(label))" }
  private var chosenTitle: String {
    tabs.first { $0.id == selection.value }.map(title) ?? label
  }
}
