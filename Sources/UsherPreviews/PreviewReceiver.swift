public import Usher

/// Takes the view model of a ``Preview``, of whichever type it is: the way from a list of previews to code that is generic.
///
/// ```swift
/// struct InWindow: PreviewReceiver {
///   let window: TestWindow
///
///   func receive<Model: ViewModel, Event>(_ make: (Screen<Event>) -> Model) -> any ViewModel {
///     make(window.screen())
///   }
/// }
///
/// let viewModel = preview.open(InWindow(window: window))
/// ```
public protocol PreviewReceiver {
  /// The type of what the receiver makes of a view model.
  associatedtype Result

  /// Takes what makes the view model.
  ///
  /// - Parameter make: makes the view model from its screen. Call it on the actor where the view model is to live.
  func receive<Model: ViewModel, Event>(_ make: (Screen<Event>) -> Model) -> Result
}
