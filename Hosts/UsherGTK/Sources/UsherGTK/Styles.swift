import GTK

/// The look of what the host draws. Colours are those of the desktop's theme, lengths in `em` follow the size of texts.
@MainActor enum Styles {
  private static var isAdded = false

  /// Adds the host's rules before the first window.
  static func addOnce() {
    guard !isAdded else { return }
    isAdded = true
    Toolkit.addStyles(host)
  }

  static let host = """
    @define-color usher_ring mix(@theme_selected_bg_color, @theme_fg_color, .4);
    .screen { padding: 18px; }
    .screen.filled { padding: 12px 0 0; }
    .screen.filled > :not(.filling) { margin-left: 18px; margin-right: 18px; }
    .screen.filled > label:last-child { margin-bottom: 12px; }
    .shade { background: rgba(0, 0, 0, .4); }
    .shade-bar { background: none; border: none; box-shadow: none; }
    .layer { background: @theme_bg_color; }
    .sheet, .prompt {
      margin: \(LayerPanel.margin)px;
      border-radius: 14px;
      box-shadow: 0 2px 10px rgba(0, 0, 0, .3), 0 0 0 1px alpha(@borders, .6);
    }
    .sheet headerbar { border-radius: 14px 14px 0 0; }
    .prompt { background: @theme_bg_color; padding: 24px; }
    .tabs { padding: 6px; }
    .sidebar-place { border-right: 1px solid @borders; }
    .sidebar-place:dir(rtl) { border-right: none; border-left: 1px solid @borders; }
    headerbar { min-height: calc(1em + 31px); }
    .title { font-weight: bold; }
    .title-1 { font-weight: 800; font-size: 1.6em; }
    .title-4 { font-weight: 700; font-size: 1.1em; }
    label.error { color: mix(@error_color, @theme_fg_color, .5); }
    label.success { color: mix(@success_color, @theme_fg_color, .6); }
    entry.error { border-color: mix(@error_color, @theme_fg_color, .4); color: @theme_text_color; }
    entry.error:focus-within { outline-color: mix(@error_color, @theme_fg_color, .4); }
    *:focus-visible, entry:not(.error):focus-within, spinbutton:focus-within { outline-color: @usher_ring; }
    button.suggested-action:focus-visible, button.destructive-action:focus-visible { outline: 2px solid white; outline-offset: -5px; }
    *:selected:focus-visible, *:selected *:focus-visible { outline-color: white; }
    .linked > button.toggle:checked { box-shadow: inset 0 -3px @usher_ring; }
    .dim-label { opacity: .7; }
    .caption { font-size: .85em; }
    .card { background: alpha(@theme_fg_color, .06); border-radius: 12px; padding: 14px; }
    .empty-state { padding: 36px 18px; }
    .row-button { padding: 8px 12px; font-weight: normal; background: alpha(@theme_fg_color, .05); }
    .row-button:hover { background: alpha(@theme_fg_color, .09); }
    .row-button:checked, .row-button:active { background: alpha(@usher_ring, .25); }
    .row-button:checked .dim-label { opacity: .85; }
    button.link, button.link:visited { color: @usher_ring; }
    button.link { padding-left: 0; padding-right: 0; outline-offset: 2px; }
    .text-area { padding: 8px; }
    .text-frame { border-radius: 5px; }
    .text-frame:focus-within { outline: 2px solid @usher_ring; outline-offset: -2px; }
    .pinned-bar { border-top: 1px solid @borders; padding: 8px 18px; }
    .dragged { opacity: .5; }
    .drop-before { box-shadow: 0 -2px @theme_selected_bg_color; }
    .drop-after { box-shadow: 0 2px @theme_selected_bg_color; }
    .chosen {
      margin: -6px;
      padding: 6px;
      border-radius: 6px;
      background: alpha(@usher_ring, .25);
      box-shadow: inset 3px 0 @usher_ring;
    }
    .chosen:dir(rtl) { box-shadow: inset -3px 0 @usher_ring; }
    .chosen .dim-label { opacity: .85; }
    listview { background: none; color: inherit; padding: 0 10px 10px; }
    listview > row { padding: 4px; border-radius: 8px; }
    listview > row > * { padding: 6px; border-radius: 6px; }
    listview > row > *:focus-visible { outline: 2px solid @usher_ring; }
    """
}
