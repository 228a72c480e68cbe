import UsherWeb

/// Fetches the list anew; so does pulling it down.
struct RefreshButton: ElementComponent {
  let isLoading: Bool
  let refresh: () -> Void

  private var title: String { isLoading ? "Loading" : "Refresh" }

  var body: some ElementHTML {
    button { title }.attribute("data-refresh").disabled(isLoading).on(.click, refresh)
  }
}
