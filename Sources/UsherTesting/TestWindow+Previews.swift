public import Usher
public import UsherPreviews

extension TestWindow {
  /// Makes the view model of a preview, with a screen of this window.
  ///
  /// ```swift
  /// let viewModel = window.viewModel(of: preview) { events.append($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - preview: the preview.
  ///   - told: gets each event that the view model sends, in words.
  public func viewModel(
    of preview: Preview,
    told: @escaping (String) -> Void = { _ in }
  ) -> any ViewModel {
    preview.open(InWindow(window: self, told: told))
  }
}

private struct InWindow: PreviewReceiver {
  let window: TestWindow
  let told: (String) -> Void

  func receive<Model: ViewModel, Event>(_ make: (Screen<Event>) -> Model) -> any ViewModel {
    make(window.screen { [told] (event: Event) in told("\(event)") })
  }
}
