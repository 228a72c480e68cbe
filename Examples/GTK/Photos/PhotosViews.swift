import PhotosViewModels
public import UsherGTK

/// The views of the app, one for each view model.
@MainActor @ViewsBuilder public var photosViews: Views {
  PhotosView.self
  PhotoDetailView.self
  SignInView.self
  BuyView.self
  TermsView.self
  ProfileView.self
}
