import UsherWeb

/// Reads what is shown anew; so does pulling it down.
struct RefreshButton: ElementComponent {
  let isLoading: Bool
  let refresh: () -> Void

  private var name: String { isLoading ? "Loading" : "Refresh" }

  var body: some ElementHTML {
    button { RefreshIcon() }.label(name).attribute("data-refresh")
      .disabled(isLoading).on(.click, refresh)
  }
}
