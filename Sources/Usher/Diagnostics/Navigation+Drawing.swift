extension Navigation {
  /// A drawing of the window on one line: the titles of its screens, bottom to top, then the open prompt. The selected
  /// tab, a sheet or full screen, and the prompt have a mark in brackets:
  ///
  /// `[tab Photos] Photos ▸ Misery Ridge ▸ [sheet] Buy ▸ [prompt] Delete?`
  public var drawing: String {
    var parts: [String] = []
    for (index, layer) in tree.layers.enumerated() {
      let marker: String? =
        switch layer.placement {
        case .sheet where index > 0: "[sheet] "
        case .fullScreen where index > 0: "[full screen] "
        default: nil
        }
      let tab = layer.tabs.first { $0.isSelected }.map { "[tab \($0.title)] " }
      let titles = layer.entries.map { viewModel(of: $0.id)?.title ?? "?" }
      parts.append((tab ?? "") + (marker ?? "") + titles.joined(separator: " ▸ "))
    }
    if let prompt = tree.prompt { parts.append("[prompt] \(prompt.title)") }
    return parts.joined(separator: " ▸ ")
  }
}
