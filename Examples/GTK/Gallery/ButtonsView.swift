import GalleryViewModels
import Usher
import UsherGTK

struct ButtonsView: View {
  let viewModel: ButtonsViewModel

  var body: some Content {
    Text(viewModel.notice).style(.secondary)
    Section("Button") {
      HStack {
        Button("Send") { viewModel.press("Send") }.style(.suggested)
        Button("Write") { viewModel.press("Write") }.mnemonic("w")
        Button("Delete") { viewModel.press("Delete") }.style(.destructive)
      }
      HStack {
        Button("More") { viewModel.press("More") }.style(.flat)
        Button(icon: "list-add-symbolic", "Add") { viewModel.press("Add") }
        Button("Nothing Now") {}.enabled(false)
      }
    }
    Section("RowButton") {
      RowButton {
        viewModel.press("Ghent")
      } content: {
        HStack {
          Text("Ghent").expand()
          Text("Belgium").style(.secondary)
        }
      }
    }
    Section("RefreshButton") {
      RefreshButton(viewModel.isSending, viewModel.sendButtonTapped).align(.start)
      Show(when: viewModel.isSending) { Text("It is on its way.").style(.secondary) }
    }
    Section("Link") {
      Link("Show the fields", to: "fields").align(.start)
      Link("The page of Swift", to: "https://www.swift.org").align(.start)
    }
  }
}
