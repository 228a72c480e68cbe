public import Usher

/// The host of tests: it shows what the tree says, and reports what the person does.
public final class HeadlessHost: ConformanceHost {
  /// The window's navigation.
  public let navigation: Navigation
  private var gesture: Gesture?

  /// A host of a navigation.
  public init(_ navigation: Navigation) { self.navigation = navigation }

  /// What the tree says.
  public var picture: HostPicture { HostPicture(navigation) }

  /// Does what the person does; gestures are reported twice, as hosts do.
  public func perform(_ act: PersonAct) -> Bool {
    switch act {
    case .back: navigation.back()
    case .backTo(let screen): navigation.back(to: screen)
    case .dismiss(let layer): navigation.dismiss(layer)
    case .begin(let kind): gesture = navigation.begin(kind)
    case .commit:
      gesture?.commit()
      // Reported twice, as hosts do.
      gesture?.commit()
      gesture?.cancel()
    case .cancelGesture:
      gesture?.cancel()
      gesture?.commit()
    case .select(let tab): navigation.select(tab: tab)
    case .answer(let question, let button): navigation.answer(question, button: button)
    }
    return true
  }

  /// Nothing to do: it shows the tree itself.
  public func update() {}
  /// Closes the window.
  public func close() { navigation.close() }
}
