import UsherWeb

/// A symbol of the host with its name.
struct NamedSymbol: Identifiable, Equatable {
  let id: String
  let symbol: Symbol

  // `Symbol` isn't `Equatable`, and names are unique.
  static func == (one: Self, other: Self) -> Bool { one.id == other.id }

  static let all = [
    NamedSymbol(id: "add", symbol: .add),
    NamedSymbol(id: "check", symbol: .check),
    NamedSymbol(id: "close", symbol: .close),
    NamedSymbol(id: "delete", symbol: .delete),
    NamedSymbol(id: "edit", symbol: .edit),
    NamedSymbol(id: "refresh", symbol: .refresh),
    NamedSymbol(id: "search", symbol: .search),
    NamedSymbol(id: "settings", symbol: .settings),
    NamedSymbol(id: "info", symbol: .info),
    NamedSymbol(id: "warning", symbol: .warning),
    NamedSymbol(id: "download", symbol: .download),
    NamedSymbol(id: "person", symbol: .person),
    NamedSymbol(id: "photos", symbol: .photos),
    NamedSymbol(id: "list", symbol: .list),
    NamedSymbol(id: "chart", symbol: .chart),
    NamedSymbol(id: "star", symbol: .star),
    NamedSymbol(id: "location", symbol: .location),
  ]
}
