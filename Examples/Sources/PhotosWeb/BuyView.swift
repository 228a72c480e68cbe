import PhotosViewModels
import UsherWeb

struct BuyView: View {
  let viewModel: BuyViewModel
  let hidesBack = true

  var toolbar: some HTML {
    button { "Cancel" }.disabled(!viewModel.canCancel).on(.click, viewModel.cancel)
  }

  var body: some HTML {
    div {
      div { RemoteImage("-/\(viewModel.thumbnail)", alt: "", width: 480, height: 320) }.class(
        "order"
      )
      h2 { viewModel.photoTitle }
      p { viewModel.price }.class("price")
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      if viewModel.isBuying {
        Spinner("Buying")
      } else {
        button { viewModel.buyButtonTitle }.class("button wide").disabled(!viewModel.canBuy)
          .on(.click, viewModel.buy)
      }
      button { "Terms of Service" }.class("button secondary wide").on(.click, viewModel.showTerms)
    }
    .class("form centered")
  }
}
