public import Observation
public import Usher

/// A screen whose field has the focus at once, so that the person can type.
@Observable
public final class FocusViewModel: ViewModel {
  public let title = "Focused Field"
  public var other = ""
  public var text = ""

  package init() {}
}
