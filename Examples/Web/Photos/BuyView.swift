import PhotosViewModels
import UsherWeb

struct BuyView: View {
  let viewModel: BuyViewModel
  let hidesBack = true

  var leadingToolbar: some HTML {
    button { viewModel.cancelButtonTitle }.disabled(!viewModel.canCancel)
      .on(.click, viewModel.cancel)
  }

  var body: some HTML {
    div {
      div {
        RemoteImage("-/\(viewModel.thumbnail)", alt: "", width: 480, height: 320)
      }
      .class("order")
      h2 { viewModel.photoTitle }
      p { viewModel.price }.class("price")
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      if let download = viewModel.download {
        p { viewModel.ownedText }
        a { "Download" }.class("button wide").href("-/\(download)")
          .attribute("download", viewModel.fileName)
      } else if viewModel.needsSignIn {
        button { "Sign In" }.class("button wide").on(.click, viewModel.signInButtonTapped)
      } else {
        button { viewModel.buyButtonTitle }.class("button wide").busy(viewModel.isBuying)
          .disabled(!viewModel.canBuy && !viewModel.isBuying).on(.click, viewModel.buy)
      }
      if !viewModel.isOwned {
        button { "Terms of Service" }.class("button secondary wide").on(.click, viewModel.showTerms)
      }
    }
    .class("form centered")
  }
}
