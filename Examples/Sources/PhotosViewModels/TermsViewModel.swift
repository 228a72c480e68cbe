public import Usher

/// The terms of service.
public final class TermsViewModel: ViewModel {
  public let title = "Terms of Service"
  public let text: String
  private let didCancel: () -> Void

  package init(text: String, didCancel: @escaping () -> Void) {
    self.text = text
    self.didCancel = didCancel
  }

  /// Call when the Cancel button was pressed.
  public func cancel() { didCancel() }
}
