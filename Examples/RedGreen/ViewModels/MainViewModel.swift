public import Usher

public final class MainViewModel: ViewModel {
  public let title = "Red & Green"
  private let didPressRed, didPressGreen: () -> Void

  package init(didPressRed: @escaping () -> Void, didPressGreen: @escaping () -> Void) {
    self.didPressRed = didPressRed
    self.didPressGreen = didPressGreen
  }

  public func redButtonTapped() { didPressRed() }
  public func greenButtonTapped() { didPressGreen() }
}
