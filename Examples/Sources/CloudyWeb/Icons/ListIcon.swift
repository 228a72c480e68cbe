import UsherWeb

struct ListIcon: Component {
  var body: some HTML {
    Raw(
      """
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" \
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\
      <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"/></svg>
      """
    )
  }
}
