extension String {
  /// The text, or its beginning and “…” if it is longer than a number of scalars. Letters are no measure: one can have
  /// any number of marks.
  func shortened(to limit: Int) -> String {
    let scalars = unicodeScalars.prefix(limit)
    return scalars.endIndex == endIndex ? self : "\(String(scalars))…"
  }
}
