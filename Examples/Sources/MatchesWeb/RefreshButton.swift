import UsherWeb

/// Reads what is shown anew; so does pulling it down.
struct RefreshButton: ElementComponent {
  let isLoading: Bool
  let refresh: () -> Void

  var body: some ElementHTML {
    button { RefreshIcon() }.label(isLoading ? "Loading" : "Refresh").attribute("data-refresh")
      .disabled(isLoading).on(.click, refresh)
  }
}
