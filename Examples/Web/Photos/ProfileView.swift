import PhotosViewModels
import UsherWeb

struct ProfileView: View {
  let viewModel: ProfileViewModel

  var body: some HTML {
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    LoadableView(viewModel.content, retry: viewModel.retryButtonTapped) { [viewModel] content in
      if let username = content.username {
        p {
          "Signed in as "; strong { username }
        }
        h2 { "Purchases" }.class("header")
        if content.purchases.isEmpty {
          p { "What you buy is listed here." }.class("secondary")
        } else {
          ul { ForEach(content.purchases) { PurchaseRowView(purchase: $0) } }.class(
            "list purchases"
          )
        }
        div {
          button { "Sign Out" }.class("button secondary")
            .on(.click, viewModel.signOutButtonTapped)
          button { "Sign Out Everywhere" }.class("button secondary")
            .on(.click, viewModel.signOutEverywhereButtonTapped)
        }
        .class("sign-out")
      } else {
        div {
          p { "Sign in to see your account and what you have bought." }
          button { "Sign In" }.class("button").on(.click, viewModel.signInButtonTapped)
        }
        .class("notice")
      }
    }
  }
}

struct PurchaseRowView: ElementComponent {
  let purchase: ProfileViewModel.PurchaseRow

  var body: some ElementHTML {
    li {
      a {
        RemoteImage("-/\(purchase.thumbnail)", alt: "", width: 60, height: 40)
        span {
          strong { purchase.title }
          small { purchase.date }
        }
        span { purchase.price }.class("value")
      }
      .class("row leads").href("\(purchase.id)")
    }
  }
}
