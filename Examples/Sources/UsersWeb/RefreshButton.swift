import UsherWeb

/// Fetches the list anew; so does pulling it down.
struct RefreshButton: ElementComponent {
  let isLoading: Bool
  let refresh: () -> Void

  var body: some ElementHTML {
    button { isLoading ? "Loading" : "Refresh" }.attribute("data-refresh").disabled(isLoading).on(.click, refresh)
  }
}
