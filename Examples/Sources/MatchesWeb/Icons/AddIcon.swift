import UsherWeb

struct AddIcon: Component {
  var body: some HTML {
    Raw(
      """
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" \
      stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M12 5v14M5 12h14"/></svg>
      """
    )
  }
}
