extension Placement {
  /// Unavailable: another name for ``push``, used in articles about coordinators.
  @available(*, unavailable, renamed: "push")
  public static var horizontal: Placement { .push }
  /// Unavailable: another name for ``sheet``, used in articles about coordinators.
  @available(*, unavailable, renamed: "sheet")
  public static var vertical: Placement { .sheet }
}
