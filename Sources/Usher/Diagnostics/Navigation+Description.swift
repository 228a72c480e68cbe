extension Navigation: CustomStringConvertible {
  /// The flows and their screens as indented text, for logs and the debugger: see ``Diagram``.
  ///
  /// Read this property on the navigation's actor. In a test, `TestApp.expect(_:)` checks ``drawing``, which is one
  /// line and easier to compare.
  ///
  /// ```
  /// ShopCoordinator (/)
  /// ├─ List (/)
  /// └─ pli (/pli)
  /// ```
  public var description: String { Diagram(self).description }
}
