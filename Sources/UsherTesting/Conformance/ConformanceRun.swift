import Usher

/// One run of a script: on a host, and on the model beside it.
final class ConformanceRun {
  private let host: any ConformanceHost
  private let log: ConformanceLog
  private var model: ModelTree
  private let tabs: Int
  private var answered: EntryID?
  /// What was wrong with an answer.
  private var found: String?
  /// The tree that observers were told of last, and the number of that transition.
  private var told: (tree: NavigationTree, number: Int)
  private var token: ObservationToken?
  private var modelTitles = SeenTitles()
  private var treeTitles = SeenTitles()

  private var navigation: Navigation { host.navigation }

  init(tabs: Int, on isolation: any Actor, _ makeHost: ConformanceSuite.MakeHost) {
    self.tabs = tabs
    let log = ConformanceLog()
    self.log = log
    host = makeHost(isolation) { navigation in
      navigation.start { ConformanceCoordinator(input: 0, tabs: tabs, log: log, flow: $0) }
    }
    model = ModelTree(tabs: tabs)
    log.number()
    told = (host.navigation.tree, 0)
    observe()
  }

  /// Observers hear of each transition, once, in order, with the tree it began at. One of them navigates itself at times.
  private func observe() {
    navigation.onTransition { [weak self] _ in self?.pushAsObserver() }
    token = navigation.onTransition { [weak self] transition in
      guard let self else { return }
      if transition.before != told.tree || (told.number > 0 && transition.number != told.number + 1)
      {
        found = found ?? "transition \(transition.number) was told out of order"
      }
      told = (transition.after, transition.number)
    }
  }

  /// The flow and screen that the observer pushes when it hears of the next transition.
  private var observed: (flow: Int, n: Int)?

  private func pushAsObserver() {
    guard let (flow, n) = observed, let coordinator = log.coordinator(flow) else { return }
    observed = nil
    coordinator.show(.screen(n: n))
  }

  /// Runs a script.
  ///
  /// - Returns: the number of the step after which something was wrong, and what.
  func run(_ steps: [ConformanceStep]) -> (step: Int, problem: String)? {
    for (index, step) in steps.enumerated() {
      perform(step)
      host.update()
      log.number()
      if let problem = difference() { return (index, problem) }
    }
    if let problem = upgradeProblem() { return (steps.count - 1, problem) }
    host.close()
    let leaks = navigation.leaks
    if !leaks.isEmpty {
      return (steps.count, leaks.map(\.description).joined(separator: "\n"))
    }
    return nil
  }

  /// The app comes back in a new version, with a tab more: all that was there is there, and the new tab.
  private func upgradeProblem() -> String? {
    do {
      guard let snapshot = try navigation.snapshot() else { return nil }
      let stored = try Snapshot(decoding: snapshot.encoded(), version: snapshot.version)
      let newer = Navigation(on: navigation.isolation)
      let log = ConformanceLog()
      let newTabs = tabs > 0 ? tabs + 1 : 0
      newer.start(restoring: stored) {
        ConformanceCoordinator(input: 0, tabs: newTabs, log: log, flow: $0)
      }
      defer { newer.close() }
      var (before, after) = (HostPicture(navigation), HostPicture(newer))
      (before.question, after.question) = (nil, nil)
      var (old, new) = (SeenTitles(), SeenTitles())
      guard old.named(before) == new.named(after) else {
        return "a new version shows \(after)\ninstead of         \(before)"
      }
      let titles = newer.tree.layers.first?.tabs.map(\.title) ?? []
      return titles.count == newTabs ? nil : "a new version with \(newTabs) tabs shows \(titles)"
    } catch {
      return "a snapshot can't be used: \(error)"
    }
  }

  private func difference() -> String? {
    if let found { return found }
    if told.number > 0, told.tree != navigation.tree {
      return "observers were told of another tree"
    }
    let expected = modelTitles.named(model.picture)
    let tree = HostPicture(navigation)
    let named = treeTitles.named(tree)
    if named != expected { return "Usher shows    \(named)\nand should     \(expected)" }
    let shown = host.picture
    if shown != tree, shown != tree.tops {
      return "the host shows \(shown)\nand should     \(tree)"
    }
    let ends = log.ends
    for (flow, isFinished) in model.ends {
      guard model.flows[flow] == nil else { continue }
      let told = ends[flow] ?? []
      if told != [isFinished] { return "the end of flow \(flow) was told as \(told), not once" }
    }
    for (flow, told) in ends where model.ends[flow] == nil {
      return "the end of flow \(flow) was told as \(told), though it lives"
    }
    return navigation.leaks.first?.description
  }

  private func coordinator(_ target: Int) -> (flow: Int, coordinator: ConformanceCoordinator)? {
    let flow = model.living[target % model.living.count]
    return log.coordinator(flow).map { (flow, $0) }
  }

  /// A screen on the way to what shows.
  private func screen(_ target: Int) -> (number: Int, id: EntryID, owner: Int)? {
    let visible = model.visible
    let entries = navigation.tree.layers.flatMap(\.entries)
    guard !visible.isEmpty, visible.count == entries.count else { return nil }
    let index = target % visible.count
    return (visible[index].number, entries[index].id, visible[index].chain.last ?? 0)
  }

  private func layer(_ target: Int) -> (id: EntryID, first: Int)? {
    let starts = model.layerStarts
    guard starts.count > 1, navigation.tree.layers.count == starts.count else { return nil }
    let index = 1 + target % (starts.count - 1)
    return (navigation.tree.layers[index].id, model.visible[starts[index]].number)
  }

  private func isTab(_ flow: Int) -> Bool { tabs > 0 && (model.flows[flow]?.slot ?? 0) < 0 }

  private func perform(_ step: ConformanceStep) {
    switch step {
    case .back, .backTo, .dismiss, .begin, .commit, .cancelGesture, .select, .answer, .lateAnswer,
      .open, .tap:
      performAsPerson(step)
    case .guarding(let target, let answer):
      guard let (number, id, _) = screen(target),
        let shown = navigation.viewModel(of: id) as? ConformanceModel
      else { return }
      shown.answer = answer
      for index in model.stacks.indices {
        for place in model.stacks[index].indices where model.stacks[index][place].number == number {
          model.stacks[index][place].answer = answer
        }
      }
      for place in model.over.indices where model.over[place].number == number {
        model.over[place].answer = answer
      }
    case .push(let target, let n):
      guard let (flow, coordinator) = coordinator(target), !(tabs > 0 && flow == 0) else { return }
      coordinator.show(.screen(n: n))
      model.show(.screen(n: n), in: flow)
    case .present(let target, let n, let placement):
      guard let (flow, coordinator) = coordinator(target) else { return }
      coordinator.present(n, placement)
      model.present(n, placement, in: flow)
    case .start(let target, let n, let placement):
      guard let (flow, coordinator) = coordinator(target) else { return }
      let placement = tabs > 0 && flow == 0 && !placement.isModal ? .vertical : placement
      coordinator.start(n, placement)
      model.start(n, placement, in: flow)
    case .replace(let target, let n):
      guard let (flow, coordinator) = coordinator(target), let last = model.places(of: flow).last
      else { return }
      coordinator.replace(n)
      guard model.route(of: last) != .screen(n: n) else { return }
      model.leave(.replace(flow: flow, last: last, with: model.takeScreenNumber(), n: n))
    case .pop(let target):
      guard let (flow, coordinator) = coordinator(target) else { return }
      let places = model.places(of: flow)
      let isRoot = flow == 0 && (tabs == 0 ? places.count < 2 : places.isEmpty)
      guard let last = places.last, !isRoot, !(isTab(flow) && places.count == 1) else { return }
      coordinator.flow.pop()
      let endsFlow = places.count == 1 && flow != 0
      model.leave(endsFlow ? .flow(flow) : .place(flow: flow, last: last))
    case .popToStart(let target):
      guard let (flow, coordinator) = coordinator(target) else { return }
      coordinator.flow.popToStart()
      model.leave(.toStart(flow: flow))
    case .observerPush(let target, let n):
      guard let (flow, coordinator) = coordinator(target), !(tabs > 0 && flow == 0) else { return }
      observed = (flow, n)
      // The observer's push comes after the one it hears of.
      let before = navigation.tree
      coordinator.flow.ask(.alert("Question")) {}
      model.ask(by: flow)
      guard navigation.tree != before else { return }
      model.show(.screen(n: n), in: flow)
    case .finish(let target):
      guard let (flow, coordinator) = coordinator(target), flow != 0, !isTab(flow) else { return }
      coordinator.flow.finish(0)
      model.end(flow, finished: true)
    case .cancel(let target):
      guard let (flow, coordinator) = coordinator(target), flow != 0, !isTab(flow) else { return }
      coordinator.flow.cancel()
      model.leave(.flow(flow))
    case .ask(let target):
      guard let (flow, coordinator) = coordinator(target) else { return }
      coordinator.flow.ask(.alert("Question")) {}
      model.ask(by: flow)
    }
  }

  private func performAsPerson(_ step: ConformanceStep) {
    let isFree = model.questions.isEmpty
    switch step {
    case .back:
      guard host.perform(.back), isFree, model.canGoBack, let top = model.visible.last else {
        return
      }
      model.leave(.from(top.number))
    case .backTo(let target):
      guard let (number, id, _) = screen(target), host.perform(.backTo(id)), isFree,
        number != model.visible.last?.number
      else { return }
      model.leave(.after(number))
    case .dismiss(let target):
      guard let (id, first) = layer(target), host.perform(.dismiss(id)), isFree else { return }
      model.leave(.from(first))
    case .begin(let target):
      let sheet = target.flatMap { layer($0) }
      if target != nil, sheet == nil { return }
      let kind: Gesture.Kind = sheet.map { .dismiss($0.id) } ?? .back
      guard host.perform(.begin(kind)) else { return }
      model.gesture = nil
      guard isFree, model.leaving == nil, let top = model.visible.last, model.canGoBack else {
        return
      }
      model.gesture = (top.number, .from(sheet?.first ?? top.number))
    case .commit:
      guard host.perform(.commit) else { return }
      guard let (top, leave) = model.gesture else { return }
      model.gesture = nil
      guard isFree, model.visible.last?.number == top, model.canGoBack else { return }
      model.leave(leave)
    case .cancelGesture:
      guard host.perform(.cancelGesture) else { return }
      model.gesture = nil
    case .select(let target):
      guard tabs > 0, let layer = navigation.tree.layers.first, layer.tabs.count == tabs else {
        return
      }
      let tab = target % tabs
      guard host.perform(.select(layer.tabs[tab].id)), isFree, model.layerStarts.count == 1 else {
        return
      }
      if tab != model.selected { return model.leave(.tab(tab)) }
      if let first = model.visible.first, model.visible.count > 1 {
        model.leave(.after(first.number))
      }
    case .answer(let target):
      guard let prompt = navigation.tree.prompt else { return }
      let button = target % prompt.buttons.count
      guard host.perform(.answer(prompt.id, button: button)) else { return }
      answered = prompt.id
      model.answer(button == 1)
    case .lateAnswer:
      guard let answered, answered != navigation.tree.prompt?.id else { return }
      _ = host.perform(.answer(answered, button: 0))
    case .open(let path):
      let leadsSomewhere = model.linkPlan(path) != nil
      do throws(RouteError) {
        let permission = try navigation.open(path)
        if !leadsSomewhere, permission != .denied {
          found = "a link to nowhere, “\(path)”, was followed"
        }
      } catch {
        if leadsSomewhere { found = "“\(path)” should lead somewhere: \(error)" }
      }
      guard leadsSomewhere else { return }
      // A link doesn't go elsewhere beneath a question.
      guard isFree else { return }
      model.leave(.link(path))
    case .tap(let target, let n):
      guard let (number, id, owner) = screen(target),
        let coordinator = log.coordinator(owner)
      else { return }
      navigation.perform(on: id) { coordinator.show(.screen(n: n)) }
      guard isFree, number == model.visible.last?.number else { return }
      model.show(.screen(n: n), in: owner)
    default: return
    }
  }
}
