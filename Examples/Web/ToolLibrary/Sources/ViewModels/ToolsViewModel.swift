public import Observation
package import ToolLibraryModel
public import Usher

/// The list of tools, which never ends, with a search.
@Observable
public final class ToolsViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didSelect(Tool.ID) }

  public let title = "Tools"
  /// What is looked for. The search begins when the person pauses.
  public var query = "" {
    didSet { if query != oldValue { typing(screen, of: self) { $0.load() } } }
  }
  private var register: Register
  private let library: Library
  private let screen: Screen<Event>
  private let tools = Pager<Tool, Int>()
  private let typing = Debounce(for: .milliseconds(300))

  package init(library: Library, screen: Screen<Event>) {
    self.library = library
    self.screen = screen
    // First subscribe, then read, so that no change between the two is missed.
    let changes = library.changes()
    register = library.register
    screen.scope.forEach(changes) { [weak self] in self?.register = library.register }
    load()
  }

  public var rows: Loadable<[ToolRow]> {
    let (today, loans) = (library.today, register.loans)
    let lent = Set(loans.filter { $0.days.lowerBound <= today }.map(\.tool))
    return tools.items.map { $0.map { ToolRow($0, isFree: !lent.contains($0.id)) } }
  }
  public var more: MoreItems { tools.more }
  public var count: String? { tools.total.map { $0 == 1 ? "1 tool" : "\($0) tools" } }
  /// The sentence in the place of tools, if none is found.
  public var notFound: String { "No tool is found for “\(query.trimmed)”." }

  public func endReached() { tools.loadMore() }
  public func retryButtonTapped() { tools.retry() }
  public func select(_ id: ToolRow.ID) { screen.send(.didSelect(id)) }

  private func load() {
    let text = query.trimmed
    tools.load(screen, of: self) { model, start in
      let start = start ?? 0
      let (part, total) = model.library.tools(with: text, from: start, count: 40)
      let next = start + part.count
      return ListPage(part, next: next < total ? next : nil, total: total)
    }
  }
}

/// The search goes on after the process died. Nobody types then, so it begins at once.
extension ToolsViewModel: Restorable {
  public var savedState: String {
    get { query }
    set {
      query = newValue
      typing.cancel()
      load()
    }
  }
}
