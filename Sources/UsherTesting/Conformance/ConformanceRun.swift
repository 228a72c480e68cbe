import Usher

/// A run of one script, on a host and at the same time on the model.
final class ConformanceRun {
  let host: any ConformanceHost
  let log: ConformanceLog
  var model: ModelTree
  let setup: ConformanceSetup
  /// The prompt that was answered last.
  var answered: NodeID?
  /// The problem that the present step has found; `nil` when it has found none.
  var found: String?
  /// The problem of work that doesn't end when it should.
  private var unfinished: String?
  /// The tree of the last transition that observers were notified of, and the transition's number.
  private var told: (tree: NavigationTree, number: Int)
  private var token: ObservationToken?
  private var modelTitles = SeenTitles()
  private var treeTitles = SeenTitles()
  /// For each screen that exists: the host's object that drew the screen when the run first checked it. Until the
  /// screen leaves, the same object must draw it.
  private var drawn: [NodeID: ObjectIdentifier] = [:]

  var navigation: Navigation { host.navigation }

  init(_ setup: ConformanceSetup, on isolation: any Actor, _ makeHost: ConformanceSuite.MakeHost) {
    self.setup = setup
    let log = ConformanceLog()
    self.log = log
    host = makeHost(isolation) { navigation in
      navigation.start { ConformanceCoordinator(input: 0, setup, log: log, flow: $0) }
    }
    model = ModelTree(setup)
    log.number()
    told = (host.navigation.tree, 0)
    observe()
  }

  /// Adds two observers. One of them checks that each transition is reported once, in order, and with the right tree
  /// from before the transition. The other one sometimes pushes a screen.
  private func observe() {
    navigation.onTransition { [weak self] _ in self?.pushAsObserver() }
    token = navigation.onTransition { [weak self] transition in
      guard let self else { return }
      if transition.before != told.tree || (told.number > 0 && transition.number != told.number + 1)
      {
        found = found ?? "transition \(transition.number) was reported out of order"
      }
      told = (transition.after, transition.number)
    }
  }

  /// The flow, and the number of the screen that the observer pushes there at the next transition.
  var observed: (flow: Int, n: Int)?

  private func pushAsObserver() {
    guard let (flow, n) = observed, let coordinator = log.coordinator(flow) else { return }
    observed = nil
    coordinator.show(.screen(n: n))
  }

  /// Runs a script.
  ///
  /// - Returns: the index of the step after which a problem was found, and the problem; `nil` when none was found.
  func run(
    _ steps: [ConformanceStep],
    isolation: isolated (any Actor)? = #isolation
  ) async -> (step: Int, problem: String)? {
    if setup.isWide, host.perform(.resize(hasRoom: true)) { model.hasRoom = true }
    for (index, step) in steps.enumerated() {
      if setup.isLate, step.isPersons { await host.update() }
      await perform(step)
      await endWorks()
      if !setup.isLate { await host.update() }
      log.number()
      if let problem = difference() { return (index, problem) }
      if let problem = hostDifference(), !setup.isLate { return (index, problem) }
      if model.isClosed { break }
    }
    await host.update()
    if let problem = hostDifference() { return (steps.count - 1, problem) }
    if !model.isClosed, let problem = upgradeProblem() { return (steps.count - 1, problem) }
    host.close()
    model.close()
    await endWorks()
    if let problem = found ?? unfinished { return (steps.count, problem) }
    let leaks = navigation.leaks
    if !leaks.isEmpty {
      return (steps.count, leaks.map(\.description).joined(separator: "\n"))
    }
    return nil
  }

  /// Restores the app in a new version, which has one tab more, and returns the difference: all screens must be
  /// there, and the new tab.
  private func upgradeProblem() -> String? {
    do {
      guard let snapshot = try navigation.snapshot() else { return nil }
      let stored = try Snapshot(decoding: snapshot.encoded(), version: snapshot.version)
      let newer = Navigation(on: navigation.isolation)
      newer.room = navigation.room
      let log = ConformanceLog()
      log.isSignedIn = self.log.isSignedIn
      var setup = setup
      if setup.tabs > 0 { setup.tabs += 1 }
      newer.start(restoring: stored) {
        ConformanceCoordinator(input: 0, setup, log: log, flow: $0)
      }
      defer { newer.close() }
      var (before, after) = (HostPicture(navigation), HostPicture(newer))
      (before.prompt, after.prompt) = (nil, nil)
      (before.focus, after.focus) = (nil, nil)
      var (old, new) = (SeenTitles(), SeenTitles())
      guard old.named(before) == new.named(after) else {
        return "a new version shows \(after)\ninstead of         \(before)"
      }
      let titles = newer.tree.layers.first?.tabs.map(\.title) ?? []
      return titles.count == setup.tabs
        ? nil : "a new version with \(setup.tabs) tabs shows \(titles)"
    } catch {
      return "a snapshot can't be used: \(error)"
    }
  }

  /// Returns a difference between Usher and the model; `nil` when there is none.
  private func difference() -> String? {
    if let found { return found }
    if told.number > 0, told.tree != navigation.tree {
      return "observers were notified of another tree"
    }
    let expected = modelTitles.named(model.picture)
    let named = treeTitles.named(HostPicture(navigation))
    if named != expected { return "Usher shows    \(named)\nand should     \(expected)" }
    if let unfinished { return unfinished }
    let asks = model.all.contains { $0.answer != .allow }
    if navigation.asksBeforeClosing != asks {
      return "navigation.asksBeforeClosing is \(!asks) and should be \(asks)"
    }
    let ends = log.ends
    for (flow, isFinished) in model.ends {
      guard model.flows[flow] == nil else { continue }
      let told = ends[flow] ?? []
      if told != [isFinished] { return "the end of flow \(flow) was reported as \(told), not once" }
    }
    for (flow, told) in ends where model.ends[flow] == nil {
      return "the end of flow \(flow) was reported as \(told), but the flow goes on"
    }
    return navigation.leaks.first?.description
  }

  /// Returns a difference between the host and Usher; `nil` when there is none.
  private func hostDifference() -> String? {
    let shown = host.picture
    guard shown.fits(navigation) else {
      return "the host shows \(shown)\nand should     \(HostPicture(navigation))"
    }
    // A screen that comes back by Forward has its old number, but may be drawn by a new object.
    drawn = drawn.filter { navigation.viewModel(of: $0.key) != nil }
    for entry in navigation.tree.allEntries {
      guard let identity = host.identity(of: entry.id) else { continue }
      if let known = drawn[entry.id], known != identity {
        return "a new object of the host draws \(navigation.viewModel(of: entry.id)?.title ?? "?")"
      }
      drawn[entry.id] = identity
    }
    return nil
  }

  /// Returns the flow that a step's number names, with its coordinator.
  func coordinator(_ target: Int) -> (flow: Int, coordinator: ConformanceCoordinator)? {
    let flow = model.living[target % model.living.count]
    return log.coordinator(flow).map { (flow, $0) }
  }

  /// Returns the screen that a step's number names, among the screens of all layers.
  func screen(_ target: Int) -> (screen: ModelTree.Screen, id: NodeID)? {
    let visible = model.visible
    let entries = navigation.tree.layers.flatMap(\.entries)
    guard !visible.isEmpty, visible.count == entries.count else { return nil }
    let index = target % visible.count
    return (visible[index], entries[index].id)
  }

  /// Returns the layer that a step's number names, except the lowest one, with the number of its first screen.
  func layer(_ target: Int) -> (id: NodeID, first: Int)? {
    let starts = model.layerStarts
    guard starts.count > 1, navigation.tree.layers.count == starts.count else { return nil }
    let index = 1 + target % (starts.count - 1)
    return (navigation.tree.layers[index].id, model.visible[starts[index]].number)
  }

  private func perform(
    _ step: ConformanceStep,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    switch step {
    case .back, .forward: break
    default: model.past = []
    }
    if step.isPersons { return performAsPerson(step) }
    performAsApp(step)
    // Work begins in a later turn.
    guard case .awaitChild(let target, let n, let placement) = step else {
      guard case .awaitAnswer(let target) = step, let (flow, coordinator) = coordinator(target)
      else { return }
      await begins { coordinator.awaitAnswer() }
      return model.awaitAnswer(in: flow)
    }
    guard let (flow, coordinator) = coordinator(target) else { return }
    let isRootOfTabs = setup.tabs > 0 && flow == 0
    let placed = isRootOfTabs && !placement.isModal ? Placement.sheet : placement
    await begins { coordinator.awaitChild(n, placed) }
    model.awaitChild(n, placed, in: flow)
  }

  private func begins(
    isolation: isolated (any Actor)? = #isolation,
    _ begin: () -> Void
  ) async {
    let before = log.begunWork
    begin()
    if await !comes({ log.begunWork > before }) { found = "the work of a flow doesn't begin" }
  }

  /// Waits until all work has ended whose child or prompt is gone: such work ends in a later turn.
  private func endWorks(isolation: isolated (any Actor)? = #isolation) async {
    model.endWorks()
    let expected = model.works.count
    if await !comes({ log.begunWork - log.endedWork == expected }) {
      unfinished =
        "\(log.begunWork - log.endedWork) pieces of work wait, and \(expected) should wait"
    }
  }

  /// Waits until a condition is true, and returns whether it became true. The wait is long only when the condition
  /// stays false, or when the machine is busy.
  private func comes(
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    var looks = 0
    while !condition() {
      guard looks < 1000 || ContinuousClock.now < end else { return false }
      looks += 1
      if looks < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
    return true
  }
}
