import UsherWeb

struct LocationIcon: Component {
  var body: some HTML {
    Raw(
      """
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" \
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\
      <path d="M21 3 3 10.5l7.5 3L13.5 21z"/></svg>
      """
    )
  }
}
