import PhotosViewModels
import Usher
import UsherGTK

struct BuyView: View {
  let viewModel: BuyViewModel
  let hidesBack = true

  var leadingToolbar: some Content {
    Button(viewModel.cancelButtonTitle, viewModel.cancel).enabled(viewModel.canCancel)
  }

  var body: some Content {
    Form {
      Image(viewModel.thumbnail, description: "", height: 160).align(.start)
      Text(viewModel.photoTitle).style(.title)
      Text(viewModel.price)
      Text(viewModel.message).style(.error)
      Text(viewModel.isOwned ? viewModel.ownedText : nil).style(.note)
      Show(viewModel.download) { [viewModel] download in
        SaveButton("Download", download.value, as: viewModel.fileName)
      }
      Show(when: viewModel.needsSignIn && !viewModel.isOwned) {
        Button("Sign In", viewModel.signInButtonTapped).style(.suggested)
      }
      Show(when: !viewModel.needsSignIn && !viewModel.isOwned) {
        Button(viewModel.buyButtonTitle, viewModel.buy).style(.suggested).enabled(viewModel.canBuy)
        Spinner(viewModel.isBuying)
      }
      Show(when: !viewModel.isOwned) { Button("Terms of Service", viewModel.showTerms) }
    }
  }
}

struct TermsView: View {
  let viewModel: TermsViewModel
  let hidesBack = true

  var toolbar: some Content { Button("Done", viewModel.doneButtonTapped).style(.suggested) }
  var body: some Content { Text(viewModel.text) }
}
