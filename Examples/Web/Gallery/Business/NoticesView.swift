import GalleryViewModels
import UsherWeb

struct NoticesView: View {
  let viewModel: NoticesViewModel

  var body: some HTML {
    GallerySection("Banner", "A message that stays.") {
      Banner(.information, "We are closed on Friday.")
      Banner(.success, "Your account is ready.", detail: "You can sign in now.")
      Banner(.warning, "Your card expires this month.") {
        button { "Renew" }.class("button secondary small").attribute("type", "button")
      }
      Banner(
        .failure,
        "The last payment was refused.",
        detail: "The bank says that the card isn’t known. Nothing was sent."
      )
    }
    GallerySection("Badge", "A word about a thing.") {
      div {
        Badge("Draft")
        Badge("Sent", .information)
        Badge("Paid", .success)
        Badge("Due", .warning)
        Badge("Overdue", .failure)
      }
      .class("line")
    }
    GallerySection("ProgressBar", "How far something is.") { [viewModel] in
      ProgressBar("Uploading 3 files", viewModel.progress)
      ProgressBar("Waiting for the service", nil)
      ProgressBar("Copying", 0.5, detail: "2 of 4 GB")
      div {
        button { "Go On" }.class("button secondary small").attribute("type", "button")
          .on(.click, viewModel.goOnButtonTapped)
      }
      .class("line")
    }
    GallerySection("Card", "What belongs together, on a surface of its own.") {
      div {
        Card("Balance") { p { "1.250,00 €" } }
        Card {
          div {
            Avatar("Grace Hopper")
            span { "A card without a title." }
          }
          .class("line")
        }
      }
      .class("samples")
    }
    GallerySection("Avatar", "A person’s picture, or the letters of their name.") {
      div {
        Avatar("Ada Lovelace")
        Avatar("Emmy Noether")
        Avatar("Plato")
        Avatar("Katherine Johnson")
        Avatar("محمد الفزاري")
        Avatar("Ada Lovelace", src: "-/hills")
      }
      .class("line")
    }
    GallerySection("ToastBar", "What has happened, for some seconds.") { [viewModel] in
      div {
        button { "Send" }.class("button secondary small").attribute("type", "button")
          .on(.click, viewModel.sendButtonTapped)
      }
      .class("line")
    }
    ToastBar(viewModel.toast)
  }
}
