public import Usher

/// The terms of service.
public final class TermsViewModel: ViewModel {
  public let title = "Terms of Service"
  public let text: String
  private let didPressDone: () -> Void

  package init(text: String, didPressDone: @escaping () -> Void) {
    self.text = text
    self.didPressDone = didPressDone
  }

  /// Call when the person is done.
  public func doneButtonTapped() { didPressDone() }
}
