extension TestApp {
  /// Unavailable: the name of this function is ``select(tab:)``.
  @available(*, unavailable, renamed: "select(tab:)")
  public func selectTab(_ title: String) throws(TestFailure) {}
}
