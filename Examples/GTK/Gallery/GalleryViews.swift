import GalleryViewModels
public import UsherGTK

/// The views of the gallery: each control of the desktop in its states.
@MainActor @ViewsBuilder public var galleryViews: Views {
  GalleryView.self
  ButtonsView.self
  FieldsView.self
  ChoicesView.self
  OptionsView.self
  DatesAndFilesView.self
  FormView.self
  TextView.self
  ListsView.self
  LongView.self
  ChartsView.self
  NoticesView.self
  StatesView.self
  SamplesView.self
  BarSampleView.self
  TabView.self
  SheetView.self
  PromptsView.self
}
