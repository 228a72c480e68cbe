import UsherWeb

struct ClearIcon: Component {
  var body: some HTML {
    Raw(
      """
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none" \
      stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M5 5l10 10M15 5 5 15"/></svg>
      """
    )
  }
}
