/// A view model that looks for news when a ``Watch`` tells it to.
protocol Looker: AnyObject {
  /// Asks for what there is, and shows it.
  func look() async
}
