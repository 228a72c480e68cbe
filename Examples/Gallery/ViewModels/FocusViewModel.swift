public import Observation
public import Usher

/// A screen on which one can type at once.
@Observable
public final class FocusViewModel: ViewModel {
  public let title = "Focused Field"
  public var other = ""
  public var text = ""

  package init() {}
}
