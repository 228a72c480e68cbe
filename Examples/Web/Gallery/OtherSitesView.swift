import GalleryViewModels
import UsherWeb

struct OtherSitesView: View {
  let viewModel: OtherSitesViewModel

  var body: some HTML {
    GallerySection("CopyButton, ShareButton, PrintButton", "What the browser does itself.") {
      [viewModel] in
      p { viewModel.text }
      div {
        CopyButton(text: viewModel.text, style: "button secondary")
        ShareButton(text: viewModel.text, style: "button secondary")
        PrintButton(style: "button secondary", onPress: viewModel.printButtonTapped)
      }
      .class("line")
      p { "Printed \(viewModel.prints) \(viewModel.prints == 1 ? "time" : "times")." }
        .class("secondary")
    }
    GallerySection("Links", "To a message, a call, and another site.") {
      p {
        a { "Write a mail" }.href("mailto:cake@example.com")
        " · "
        a { "Call" }.href("tel:+3292000000")
        " · "
        a { "Send a message" }.href("sms:+3292000000")
      }
    }
    GallerySection("A detour", "The site sends you back here, and everything is as you left it.") {
      [viewModel] in
      div {
        TextField("Address of the site", bind(\.site), kind: .url)
        button { "Go There" }.class("button").attribute("type", "button")
          .on(.click, viewModel.goButtonTapped)
      }
      .class("detour")
      StatusText(viewModel.notice)
    }
  }
}
