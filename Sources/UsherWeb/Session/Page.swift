import Usher

/// One open page: an app's navigation, what the browser has of it, and what it must be told.
///
/// It knows neither sockets nor threads: bytes come in and go out. ``WebSession`` runs it.
final class Page {
  let app: WebApp
  let navigation: Navigation
  private let stage: Stage
  private let templates = Templates()
  private var history: BrowserHistory
  /// What the browser itself has to do, before it gets new content.
  private var control: [UInt8] = []
  private var transition: TransitionKind?
  private var isFollowingBrowser = false

  /// Starts an app at an address.
  ///
  /// - Parameters:
  ///   - path: the address within the app.
  ///   - wake: called when something changes by itself, on whatever thread.
  /// - Throws: `RouteError` when nothing has the address.
  init(
    _ app: WebApp,
    path: String,
    visitor: Visitor,
    on isolation: any Actor,
    wake: @escaping @Sendable () -> Void
  ) throws(RouteError) {
    self.app = app
    navigation = Navigation(on: isolation)
    app.start(navigation, visitor)
    if !path.isEmpty {
      do {
        try navigation.open(path)
      } catch {
        navigation.close()
        throw error
      }
    }
    stage = Stage(app: app, navigation: navigation, wake: wake)
    history = BrowserHistory(path: app.url(navigation.path), tree: navigation.tree)
    navigation.onTransition { [weak self] in self?.follow($0) }
  }

  /// The title of what is shown.
  var title: String {
    navigation.tree.top.flatMap { navigation.viewModel(of: $0.id)?.title } ?? app.title
  }

  /// The whole page as HTML, readable without scripts.
  func render(session: String, assets: Assets) -> [UInt8] {
    stage.update(navigation.tree)
    control = []
    transition = nil
    history = BrowserHistory(path: app.url(navigation.path), tree: navigation.tree)
    var renderer = Renderer(.page, source: stage)
    PageDocument(app: app, title: title, session: session, assets: assets).render(into: &renderer)
    return renderer.out
  }

  var hasChanges: Bool { !control.isEmpty || transition != nil || stage.needsPatch }

  /// Appends what differs from what the browser has.
  func patch(into out: inout [UInt8]) {
    if let transition { out += [0, PageControl.transition.rawValue, transition.rawValue] }
    out += control
    control = []
    transition = nil
    var renderer = Renderer(.patch, templates: templates, source: stage)
    stage.patch(&renderer)
    out += templates.takeDefinitions()
    out += renderer.out
  }

  /// Applies what the person did; what can't be understood or isn't on screen is ignored.
  func receive(_ reader: inout ByteReader) {
    guard let fragment = reader.varint() else { return }
    if fragment == 0 { return receiveControl(&reader) }
    guard let count = reader.varint(), (1...32).contains(count) else { return }
    var address: [Int] = []
    for _ in 0..<count {
      guard let step = reader.varint() else { return }
      address.append(step)
    }
    guard let handler = stage.fragment(fragment)?.handler(at: address, payload: reader.rest())
    else { return }
    guard let frame = stage.frame(fragment) else { return handler() }
    guard navigation.perform(on: frame.entry, handler) else { return }
    frame.afterwards?(navigation)
    frame.afterwards = nil
  }

  /// Ends the app.
  func close() { navigation.close() }

  private func receiveControl(_ reader: inout ByteReader) {
    guard let kind = reader.varint() else { return }
    if kind == 1, let index = reader.varint() {
      browserMoved(to: index == 0 ? nil : index - 1, url: reader.rest())
    } else if kind == 2 {
      followLink(reader.rest())
    }
  }

  private func followLink(_ url: String) {
    guard let path = app.pathWithin(url) else { return visit(url) }
    do { try navigation.open(path) } catch { visit(url) }
  }

  /// The browser went back or forward by itself.
  private func browserMoved(to index: Int?, url: String) {
    let item = index.flatMap { history.moved(to: $0) }
    if navigation.tree.prompt != nil {
      // A question must be answered: Back takes it away, and the screen stays.
      navigation.dismissPrompt()
      return append(history.follow(path: app.url(navigation.path), tree: navigation.tree))
    }
    isFollowingBrowser = true
    defer { isFollowingBrowser = false }
    if item.map({ goBack(to: $0.trail) }) != true {
      guard let path = app.pathWithin(url) else { return visit(url) }
      do { try navigation.open(path, .history) } catch { return visit(url) }
    }
    let path = app.url(navigation.path)
    if item == nil {
      append(history.restart(path: path, tree: navigation.tree))
    } else {
      append(history.settle(path: path, tree: navigation.tree))
    }
  }

  /// Goes back to a trail as long as all of its screens are still there.
  private func goBack(to trail: [EntryID]) -> Bool {
    let tree = navigation.tree
    guard let last = trail.last else { return false }
    if let tab = trail.first, let tabs = tree.layers.first?.tabs,
      tabs.contains(where: { $0.id == tab }),
      tree.layers.count == 1, !tabs.contains(where: { $0.id == tab && $0.isSelected })
    {
      navigation.select(tab: tab)
    }
    if navigation.tree.trail.starts(with: trail) { navigation.back(to: last, .history) }
    return navigation.tree.trail == trail
  }

  private func follow(_ transition: Transition) {
    stage.update(transition.after)
    if let kind = TransitionKind(transition) { self.transition = kind }
    if transition.after.layers.isEmpty { return visit("") }
    guard !isFollowingBrowser else { return }
    append(history.follow(path: app.url(transition.path), tree: transition.after))
  }

  private func append(_ change: BrowserHistory.Change) {
    switch change {
    case .none: break
    case .push(let path, let index):
      control += [0, PageControl.push.rawValue]
      control.append(text: path)
      control.append(varint: index)
    case .replace(let path, let index):
      control += [0, PageControl.replace.rawValue]
      control.append(text: path)
      control.append(varint: index)
    case .back(let steps):
      control += [0, PageControl.back.rawValue]
      control.append(varint: steps)
    }
  }

  /// Has the browser ask for another page; for this one when `url` is empty.
  private func visit(_ url: String) {
    control += [0, PageControl.visit.rawValue]
    control.append(text: url)
  }
}
