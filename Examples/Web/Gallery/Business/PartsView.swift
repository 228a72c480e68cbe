import GalleryViewModels
import UsherWeb

struct PartsView: View {
  let viewModel: PartsViewModel

  var body: some HTML {
    GallerySection("TabPanels", "One of several parts of a screen.") {
      TabPanels("Account", PartsViewModel.Part.allCases, bind(\.part)) {
        $0.rawValue
      } content: { part in
        switch part {
        case .profile: p { "Your name, your picture, and how others find you." }
        case .security: p { "Your password, and where you are signed in." }
        case .notifications: p { "What you hear of, and when." }
        }
      }
    }
    GallerySection("Disclosure", "What only some people need.") {
      Disclosure("Advanced", bind(\.showsMore)) { p { "Here is more for those who want it." } }
      Disclosure("Opened from the start", bind(\.showsOpen)) {
        Badge("New", .success)
        p { "The content is in the page only while it is shown." }
      }
    }
    menus
    GallerySection("Tree", "Lines that contain other lines.") { [viewModel] in
      Tree(
        "Folders",
        viewModel.tree.map { item($0) },
        chosen: viewModel.chosen,
        onExpand: viewModel.expand,
        onSelect: viewModel.select
      )
    }
    GallerySection("Breadcrumb", "The way from the start to what is shown.") { [viewModel] in
      Breadcrumb(viewModel.way) {
        $0.name
      } onSelect: {
        viewModel.goBack(to: $0)
      }
    }
    GallerySection("StepList", "The steps of a wizard.") { [viewModel] in
      StepList(viewModel.steps, present: viewModel.step)
      div {
        button { "Previous Step" }.class("button secondary small").attribute("type", "button")
          .on(.click) { viewModel.go(by: -1) }
        button { "Next Step" }.class("button secondary small").attribute("type", "button")
          .on(.click) { viewModel.go(by: 1) }
      }
      .class("line")
    }
  }

  @HTMLBuilder private var menus: some HTML {
    GallerySection("Menu", "Commands that needn’t be in sight all the time.") { [viewModel] in
      div {
        Menu("More") {
          MenuItem("Duplicate") { viewModel.commandChosen("Duplicate") }
          MenuItem("Rename", symbol: .edit) { viewModel.commandChosen("Rename") }
          MenuItem("Share", isDisabled: true) {}
          MenuItem("Delete", symbol: .delete, isDestructive: true) {
            viewModel.commandChosen("Delete")
          }
        }
        Menu("Commands", symbol: .more) {
          for name in ["First", "Second", "Third"] {
            MenuItem(name) { viewModel.commandChosen(name) }
          }
        }
        Menu("Not Now", isDisabled: true) { MenuItem("Nothing") {} }
        StatusText(viewModel.notice, style: "secondary")
      }
      .class("line")
    }
    GallerySection("tooltip", "An explanation for a pointer or the keyboard, not for fingers.") {
      div {
        button { Symbol.info }.class("button secondary small").attribute("type", "button")
          .label("About invoices").tooltip("An invoice is sent once, and can’t be changed then.")
      }
      .class("line")
    }
  }

  private func item(_ line: PartsViewModel.Line) -> TreeItem<String> {
    TreeItem(
      line.id,
      line.name,
      line.children?.map { item($0) },
      isExpanded: viewModel.expanded.contains(line.id)
    )
  }
}
