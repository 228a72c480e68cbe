public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var cloudyViews: [ViewRegistration] {
  RootView.self
  SettingsView.self
  LocationsView.self
  AddLocationView.self
}
