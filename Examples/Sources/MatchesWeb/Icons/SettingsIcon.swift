import UsherWeb

/// A gear with eight teeth.
struct SettingsIcon: Component {
  var body: some HTML {
    Raw(
      """
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" \
      stroke="currentColor" stroke-width="1.9" stroke-linejoin="round">\
      <path d="M10.6 2.8h2.8l.5 2.5 1.9.8 2.1-1.4 2 2-1.4 2.1.8 1.9 2.5.5v2.8l-2.5.5-.8 1.9 \
      1.4 2.1-2 2-2.1-1.4-1.9.8-.5 2.5h-2.8l-.5-2.5-1.9-.8-2.1 1.4-2-2 \
      1.4-2.1-.8-1.9-2.5-.5v-2.8l2.5-.5.8-1.9-1.4-2.1 2-2 2.1 1.4 1.9-.8z"/>\
      <circle cx="12" cy="12.6" r="3.1"/></svg>
      """
    )
  }
}
