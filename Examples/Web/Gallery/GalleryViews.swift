public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var galleryViews: [ViewRegistration] {
  controlViews
  contentViews
  navigationViews
}

@ViewsBuilder private var controlViews: [ViewRegistration] {
  ButtonsView.self
  FieldsView.self
  FocusView.self
  ChoicesView.self
  OptionsView.self
  AmountsView.self
  SearchView.self
  DatesAndFilesView.self
  FormView.self
}

@ViewsBuilder private var contentViews: [ViewRegistration] {
  TextView.self
  RightToLeftView.self
  SymbolsView.self
  ImagesView.self
  SketchView.self
  ListsView.self
  EndlessView.self
  LongView.self
  TableView.self
  ChartsView.self
  NoticesView.self
  StatesView.self
}

@ViewsBuilder private var navigationViews: [ViewRegistration] {
  GalleryView.self
  PartsView.self
  SamplesView.self
  BarSampleView.self
  TabView.self
  SheetView.self
  PromptsView.self
  OtherSitesView.self
}
