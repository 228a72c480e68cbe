import UsherWeb

struct RefreshIcon: Component {
  var body: some HTML {
    Raw(
      """
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" \
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\
      <path d="M20 11a8 8 0 1 0-2.3 6.6M20 5v6h-6"/></svg>
      """
    )
  }
}
