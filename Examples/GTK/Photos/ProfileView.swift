import PhotosViewModels
import Usher
import UsherGTK

struct ProfileView: View {
  let viewModel: ProfileViewModel

  var body: some Content {
    Text(viewModel.message).style(.error)
    LoadableView(viewModel.content, retry: viewModel.retryButtonTapped) { content in
      Show(content.username) { username in
        Text("Signed in as \(username.value).")
        Text("Purchases").style(.heading)
        Text(content.purchases.isEmpty ? "What you buy is listed here." : nil).style(.secondary)
        ForEach(content.purchases) { PurchaseRow(purchase: $0) }
        HStack {
          Button("Sign Out", viewModel.signOutButtonTapped)
          Button("Sign Out Everywhere", viewModel.signOutEverywhereButtonTapped)
        }
      } otherwise: {
        Text("Sign in to see your account and what you have bought.")
        Button("Sign In", viewModel.signInButtonTapped).style(.suggested)
      }
    }
  }
}

struct PurchaseRow: Component {
  let purchase: Live<ProfileViewModel.PurchaseRow>

  var body: some Content {
    HStack(spacing: 12) {
      Image(purchase.thumbnail, description: "", width: 60, height: 40)
      VStack(spacing: 2) {
        Text(purchase.title)
        Text(purchase.date).style(.secondary)
      }
      .expand()
      Text(purchase.price)
    }
  }
}
