public import Usher

public enum Shade: String { case red = "Red", green = "Green" }

public final class ColorViewModel: ViewModel {
  public let shade: Shade
  public var title: String { shade.rawValue }

  package init(shade: Shade) { self.shade = shade }
}
