extension Navigation: CustomStringConvertible {
  /// The flows and their screens as indented text, for logs and the debugger: see ``Diagram``.
  ///
  /// Read it on the navigation's actor. A test that asserts one line reads better with `TestApp.expect(_:)`.
  ///
  /// ```
  /// ShopCoordinator (/)
  /// ├─ List (/)
  /// └─ pli (/pli)
  /// ```
  public var description: String { Diagram(self).description }
}
