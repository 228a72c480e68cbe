import CloudyViewModels
public import UsherGTK

/// The views of the app, one for each view model.
@MainActor @ViewsBuilder public var cloudyViews: Views {
  RootView.self
  SettingsView.self
  LocationsView.self
  AddLocationView.self
}

/// The app's own styles.
public let cloudyStyles = """
  .temperature { font-size: 3em; font-weight: 300; }
  """
