import GalleryViewModels
import UsherWeb

struct ButtonsView: View {
  let viewModel: ButtonsViewModel

  var body: some HTML {
    GallerySection(
      "button",
      "Something is done at once. One primary button a screen, for what most people come for."
    ) { [viewModel] in
      StatusText(viewModel.notice, style: "secondary")
      div {
        Sample("Primary") { PressButton("Send", "button", viewModel) }
        Sample("secondary") { PressButton("Save as a Draft", "button secondary", viewModel) }
        Sample("destructive") { PressButton("Delete", "button destructive", viewModel) }
        Sample("secondary destructive") {
          PressButton("Remove", "button secondary destructive", viewModel)
        }
        Sample("small") {
          div {
            PressButton("Add", "button small", viewModel)
            PressButton("Open", "button secondary small", viewModel)
            PressButton("Clear", "button secondary destructive small", viewModel)
          }
          .class("line")
        }
        Sample("wide") { PressButton("Continue", "button wide", viewModel) }
        Sample("With a symbol") {
          button {
            Symbol.download
            "Download"
          }
          .class("button secondary").attribute("type", "button")
          .on(.click) { viewModel.press("Download") }
        }
        Sample("A symbol alone") {
          button { Symbol.add }.class("button secondary").label("Add").attribute("type", "button")
            .on(.click) { viewModel.press("Add") }
        }
        Sample("Long text") {
          PressButton(
            "Send the letter to all members of the committee, and to those who were one before",
            "button",
            viewModel
          )
        }
        Sample("One long word") {
          PressButton("Donaudampfschifffahrtsgesellschaft", "button secondary wide", viewModel)
        }
        Sample("A link that looks like a button") {
          a { "Swift’s Website" }.class("button secondary").href("https://www.swift.org")
        }
      }
      .class("samples")
    }
    GallerySection("disabled", "What can’t be done now, though it can at other times.") {
      div {
        DisabledButton("Send", "button")
        DisabledButton("Save", "button secondary")
        DisabledButton("Delete", "button destructive")
        DisabledButton("Remove", "button secondary destructive")
        DisabledButton("Open", "button secondary small")
      }
      .class("line")
    }
    GallerySection(
      "busy",
      "What it began still goes on: it keeps the focus, and takes no press until that is done."
    ) { [viewModel] in
      div {
        Sample("Press it") {
          button { "Send" }.class("button wide").attribute("type", "button")
            .busy(viewModel.isSending).on(.click, viewModel.sendButtonTapped)
        }
        Sample("Busy for good") {
          div {
            BusyButton("Sending", "button")
            BusyButton("Saving", "button secondary")
            BusyButton("Deleting", "button destructive")
            BusyButton("Adding", "button small")
          }
          .class("line")
        }
      }
      .class("samples")
    }
  }
}

/// A button that tells the view model its title when it is pressed.
private struct PressButton: Component {
  private let title: StaticString
  private let style: StaticString
  private let viewModel: ButtonsViewModel

  init(_ title: StaticString, _ style: StaticString, _ viewModel: ButtonsViewModel) {
    self.title = title
    self.style = style
    self.viewModel = viewModel
  }

  var body: some HTML {
    button { title }.class(style).attribute("type", "button")
      .on(.click) { [viewModel, title] in viewModel.press("\(title)") }
  }
}

private struct DisabledButton: Component {
  private let title: StaticString
  private let style: StaticString

  init(_ title: StaticString, _ style: StaticString) {
    self.title = title
    self.style = style
  }

  var body: some HTML {
    button { title }.class(style).attribute("type", "button").disabled(true)
  }
}

private struct BusyButton: Component {
  private let title: StaticString
  private let style: StaticString

  init(_ title: StaticString, _ style: StaticString) {
    self.title = title
    self.style = style
  }

  var body: some HTML {
    button { title }.class(style).attribute("type", "button").busy(true)
  }
}
