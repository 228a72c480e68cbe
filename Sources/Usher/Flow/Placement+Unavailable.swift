extension Placement {
  /// The articles' word for ``push``.
  @available(*, unavailable, renamed: "push")
  public static var horizontal: Placement { .push }
  /// The articles' word for ``sheet``.
  @available(*, unavailable, renamed: "sheet")
  public static var vertical: Placement { .sheet }
}
