public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var photosViews: [ViewRegistration] {
  PhotosView.self
  PhotoDetailView.self
  SignInView.self
  BuyView.self
  TermsView.self
  ProfileView.self
}
