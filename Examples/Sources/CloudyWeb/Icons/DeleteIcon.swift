import UsherWeb

struct DeleteIcon: Component {
  var body: some HTML {
    Raw(
      """
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" \
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\
      <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5"/></svg>
      """
    )
  }
}
