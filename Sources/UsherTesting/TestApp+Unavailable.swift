extension TestApp {
  /// Another name of ``select(tab:)``.
  @available(*, unavailable, renamed: "select(tab:)")
  public func selectTab(_ title: String) throws(TestFailure) {}
}
