import GTK
import Usher

/// What there is room for in a window, by its width.
@MainActor struct WindowRoom: Equatable {
  /// Whether a sidebar stands beside its detail.
  let isWide: Bool
  /// Whether there is less width than a sheet and its margin would like: then a sheet has the whole height, too.
  let isNarrow: Bool
  /// Whether a bar has room for no more than the button that closes the window. The buttons don't grow with texts.
  let hasOnlyClose: Bool

  /// - Parameter width: the width of the window, in pixels.
  init(width: Int) {
    let sheet = LayerPanel.sheetWidth + 2 * LayerPanel.margin
    let textWidth = Double(width) / Toolkit.textScale
    isWide = textWidth >= Double(GTKWindow.roomForSidebar)
    isNarrow = textWidth < Double(sheet)
    hasOnlyClose = width < sheet
  }
}
