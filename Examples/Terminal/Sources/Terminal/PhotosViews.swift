import PhotosViewModels
import Usher
import UsherTerminal

struct PhotosView: TerminalView {
  let viewModel: PhotosViewModel

  var lines: [Line] {
    Line.button(viewModel.signInButtonTitle, viewModel.signInButtonTapped)
    viewModel.receipt
    viewModel.message
    for photo in viewModel.photos.value ?? [] {
      let mark = photo.id == viewModel.chosen ? "> " : ""
      Line.button("\(mark)\(photo.title), \(photo.isPurchased ? "purchased" : photo.price)") {
        viewModel.selectPhoto(photo.id)
      }
      if !photo.isPurchased {
        Line.button("Buy \(photo.title)") { viewModel.buyPhoto(photo.id) }
      }
    }
    ContentLines(viewModel.photos, retry: viewModel.retryButtonTapped).lines
  }
}

struct PhotoDetailView: TerminalView {
  let viewModel: PhotoDetailViewModel

  var lines: [Line] {
    viewModel.receipt
    if let photo = viewModel.content.value {
      photo.isPurchased ? "It is yours." : "It costs \(photo.price)."
    }
    if viewModel.showsBuyButton { Line.button("Buy", viewModel.buy) }
    ContentLines(viewModel.content, retry: viewModel.retryButtonTapped).lines
    Line.button(viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
  }
}

struct SignInView: TerminalView {
  let viewModel: SignInViewModel

  var lines: [Line] {
    Line.field("Username", viewModel.username.binding)
    viewModel.username.message
    Line.field("Password", viewModel.password.binding, isSecret: true)
    viewModel.password.message
    viewModel.message
    Line.button(viewModel.submitButtonTitle, isEnabled: !viewModel.isSigningIn, viewModel.signIn)
    Line.button(viewModel.switchButtonTitle, viewModel.switchButtonTapped)
    Line.button("Cancel", viewModel.cancel)
    viewModel.hint
  }
}

struct BuyView: TerminalView {
  let viewModel: BuyViewModel

  var lines: [Line] {
    viewModel.photoTitle.isEmpty ? "…" : "\(viewModel.photoTitle), \(viewModel.price)"
    viewModel.message
    if viewModel.isOwned {
      viewModel.ownedText
    } else if viewModel.needsSignIn {
      Line.button("Sign In", viewModel.signInButtonTapped)
    } else {
      Line.button(viewModel.buyButtonTitle, isEnabled: viewModel.canBuy, viewModel.buy)
    }
    if !viewModel.isOwned { Line.button("Terms of Service", viewModel.showTerms) }
    Line.button(viewModel.cancelButtonTitle, isEnabled: viewModel.canCancel, viewModel.cancel)
  }
}

struct TermsView: TerminalView {
  let viewModel: TermsViewModel

  var lines: [Line] {
    viewModel.text
    Line.button("Done", viewModel.doneButtonTapped)
  }
}

struct ProfileView: TerminalView {
  let viewModel: ProfileViewModel

  var lines: [Line] {
    viewModel.message
    if let username = viewModel.content.value?.username {
      "Signed in as \(username)."
      for purchase in viewModel.content.value?.purchases ?? [] {
        "\(purchase.title), \(purchase.price), \(purchase.date)"
      }
      Line.button("Sign Out", viewModel.signOutButtonTapped)
    } else {
      Line.button("Sign In", viewModel.signInButtonTapped)
    }
    ContentLines(viewModel.content, retry: viewModel.retryButtonTapped).lines
  }
}

/// The lines for content that is being loaded or has failed; none for content that is there.
struct ContentLines<Value> {
  let content: Loadable<Value>
  let retry: () -> Void

  init(_ content: Loadable<Value>, retry: @escaping () -> Void) {
    self.content = content
    self.retry = retry
  }

  @LinesBuilder var lines: [Line] {
    if content.isLoading { "…" }
    if let message = content.message {
      message
      Line.button("Try Again", retry)
    }
  }
}

@TerminalViews func photosViews() -> TerminalViews.Table {
  PhotosView.self
  PhotoDetailView.self
  SignInView.self
  BuyView.self
  TermsView.self
  ProfileView.self
}
