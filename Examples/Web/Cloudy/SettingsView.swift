import CloudyViewModels
import UsherWeb

struct SettingsView: View {
  let viewModel: SettingsViewModel

  var hidesBack: Bool { true }

  var toolbar: some HTML {
    button { viewModel.words.done }.on(.click, viewModel.doneButtonTapped)
  }

  var body: some HTML {
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    LoadableView(viewModel.sections, retry: viewModel.retryButtonTapped) { [viewModel] sections in
      div {
        ForEach(sections) { section in
          SettingsSectionView(section: section, select: viewModel.select)
        }
      }
      .class("settings")
    }
  }
}

private struct SettingsSectionView: ElementComponent {
  let section: SettingsSection
  let select: (SettingsRow.ID) -> Void

  var body: some ElementHTML {
    UsherWeb.section {
      h2 { section.label }.class("header")
      ul {
        ForEach(section.rows) { row in
          li {
            button { row.text }.class("row choice").attribute("type", "button")
              .attribute("aria-pressed", is: row.isSelected)
              .on(.click) { select(row.id) }
          }
        }
      }
      .class("list").label(section.label)
    }
  }
}
