import GTK

/// The look of what the host draws. Colours are those of the desktop's theme.
@MainActor enum Styles {
  private static var isAdded = false

  /// Adds the host's rules before the first window.
  static func addOnce() {
    guard !isAdded else { return }
    isAdded = true
    Toolkit.addStyles(host)
  }

  static let host = """
    .screen { padding: 18px; }
    .shade { background: rgba(0, 0, 0, .4); }
    .layer { background: @theme_bg_color; }
    .sheet, .prompt { border-radius: 14px; box-shadow: 0 6px 28px rgba(0, 0, 0, .4); }
    .sheet > box > stack headerbar, .sheet headerbar { border-radius: 14px 14px 0 0; }
    .prompt { background: @theme_bg_color; padding: 24px; }
    .tabs { padding: 8px; }
    .sidebar-place { border-right: 1px solid @borders; }
    .title { font-weight: bold; }
    .title-1 { font-weight: 800; font-size: 1.6em; }
    .title-4 { font-weight: 700; font-size: 1.1em; }
    label.error, box.error label, label.error { color: @error_color; }
    label.success { color: @success_color; }
    entry.error { border-color: @error_color; }
    .dim-label { opacity: .7; }
    .caption { font-size: .85em; }
    .card { background: alpha(@theme_fg_color, .06); border-radius: 12px; padding: 14px; }
    .empty-state { padding: 36px 0; }
    .row-button { padding: 8px 10px; font-weight: normal; }
    button.link { padding-left: 0; padding-right: 0; }
    .text-area { padding: 8px; }
    .pinned-bar { border-top: 1px solid @borders; padding: 8px 18px; }
    .dragged { opacity: .5; }
    .drop-before { box-shadow: 0 -2px @theme_selected_bg_color; }
    .drop-after { box-shadow: 0 2px @theme_selected_bg_color; }
    listview { background: none; }
    .chosen { box-shadow: -3px 0 @theme_selected_bg_color; }
    listview > row { padding: 10px 8px; border-radius: 8px; }
    """
}
