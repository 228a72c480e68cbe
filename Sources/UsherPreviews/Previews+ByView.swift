extension [Preview] {
  /// The previews of each view, in the order in which the views come first.
  public var byView: [(view: String, previews: [Preview])] {
    var views: [String] = []
    for preview in self where !views.contains(preview.view) { views.append(preview.view) }
    return views.map { view in (view, filter { $0.view == view }) }
  }
}
