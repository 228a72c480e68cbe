package import GTK
import Observation
import Usher

/// What the parts of a screen are bound in. It ends with the screen, or earlier with what it is for: a row, or content
/// that went.
@MainActor package final class PartContext {
  private weak var screen: ScreenHandle?
  private let name: String
  private let setup: WindowSetup
  /// What Return in a field does, in a form.
  package var submit: (() -> Void)?
  /// Whether the parts are in the bar of the screen.
  var isInBar = false
  /// How the parts that are made now lie beside each other; `nil` if they lie below each other.
  private(set) var line: RowLine?
  /// The row of a list that the parts are in.
  var row: RowPlace?
  /// The fields of the form around the part.
  package var fields: FormFields?
  /// What the parts can ask of their window.
  let acts: WindowActs
  /// What the window can ask of the parts of the screen.
  let offers: PartOffers
  private weak var parent: PartContext?
  private var children: [ObjectIdentifier: PartContext] = [:]
  private var tokens: [ObservationToken] = []
  private var connections: [Connection] = []
  private var refreshes: [() -> Void] = []
  private var ends: [() -> Void] = []
  private var isEnded = false

  init(_ screen: ScreenHandle, _ setup: WindowSetup, _ acts: WindowActs = WindowActs()) {
    self.screen = screen
    self.acts = acts
    offers = PartOffers()
    self.setup = setup
    name = screen.viewModelName
  }

  private init(_ parent: PartContext) {
    screen = parent.screen
    name = parent.name
    setup = parent.setup
    (submit, fields, isInBar) = (parent.submit, parent.fields, parent.isInBar)
    (row, acts, offers) = (parent.row, parent.acts, parent.offers)
    self.parent = parent
    isEnded = parent.isEnded
  }

  /// Returns a context that can end before this one.
  package func child() -> PartContext {
    let child = PartContext(self)
    children[ObjectIdentifier(child)] = child
    return child
  }

  /// Reads a value and applies it, now and after each change.
  package func bind<Value: Equatable>(
    _ read: @escaping () -> Value,
    _ apply: @escaping (Value) -> Void
  ) {
    guard !isEnded, let screen else { return }
    var last = read()
    apply(last)
    let update = { (value: Value) in
      guard value != last else { return }
      last = value
      apply(value)
    }
    tokens.append(screen.scope.observe(read, then: update))
    refreshes.append { update(read()) }
  }

  /// Applies at once what has changed. A row that is used again must not show the old element for a moment.
  package func refresh() {
    for refresh in refreshes { refresh() }
    for child in children.values { child.refresh() }
  }

  /// Runs an action of the person, unless the screen is covered or gone.
  @discardableResult
  package func perform(_ action: () -> Void) -> Bool {
    !isEnded && screen?.perform(action) ?? false
  }

  /// Calls an action of the person each time a widget's signal comes.
  package func on(_ widget: Widget, _ signal: String, _ action: @escaping () -> Void) {
    keep(widget.on(signal) { [weak self] in self?.perform(action) })
  }

  /// Calls a closure of the host's each time a widget's signal comes.
  package func observe(_ widget: GObject, _ signal: String, _ action: @escaping () -> Void) {
    keep(widget.on(signal, action))
  }

  /// Calls an action once what is done now has ended, unless this context has ended by then.
  func afterTurn(_ action: @escaping () -> Void) {
    MainLoop.after(0) { [weak self] in
      if let self, !isEnded { action() }
    }
  }

  /// Calls an action when this context ends.
  package func onEnd(_ action: @escaping () -> Void) {
    if isEnded { action() } else { ends.append(action) }
  }

  /// Does work until the screen ends, or the task is cancelled; `nil` if this context has ended.
  func task(_ body: @escaping () async -> Void) -> ScopeTask? {
    isEnded ? nil : screen?.scope.task(body)
  }

  /// Does something after a time, by the window's clock; `nil` if this context has ended.
  func after(_ duration: Duration, _ action: @escaping () -> Void) -> ScopeTask? {
    isEnded ? nil : screen?.scope.after(duration, action)
  }

  /// Loads a resource of the app.
  package func resource(_ path: String) async throws -> [UInt8] { try await setup.resource(path) }

  func keep(_ connection: Connection) {
    if isEnded { connection.end() } else { connections.append(connection) }
  }

  /// Calls what makes content, and reports it if it reads a value that changes later.
  package func making<Made>(_ make: () -> Made) -> Made {
    weak let context = self
    let reports = WeakReport(context)
    return withObservationTracking(make) {
      Task { @MainActor in reports.context?.report(.staleRead, "") }
    }
  }

  /// Makes the widgets of parts.
  ///
  /// - Parameters:
  ///   - parts: the parts.
  ///   - line: how the widgets lie beside each other; `nil` if they lie below each other.
  func widgets(_ parts: [Part], in line: RowLine? = nil) -> [Widget] {
    let outer = self.line
    self.line = line
    defer { self.line = outer }
    return parts.map { $0.make(self) }
  }

  package func report(_ code: ViewMistake.Code, _ detail: String) {
    if !isEnded { setup.onViewMistake(ViewMistake(code, viewModel: name, detail: detail)) }
  }

  /// Releases all that is bound. The widgets stay as they are.
  package func end() {
    guard !isEnded else { return }
    isEnded = true
    parent?.children[ObjectIdentifier(self)] = nil
    for child in children.values { child.end() }
    for token in tokens { token.end() }
    for connection in connections { connection.end() }
    for end in ends { end() }
    (children, tokens, connections, refreshes, ends) = ([:], [], [], [], [])
  }
}

/// Finds the context on the main actor, where it is.
@MainActor private final class WeakReport {
  weak let context: PartContext?
  init(_ context: PartContext?) { self.context = context }
}
