import Usher

extension ConformanceStep {
  /// Whether the step is an act of the person, through the host.
  var isPersons: Bool {
    switch self {
    case .back, .backTo, .dismiss, .begin, .commit, .cancelGesture, .select, .answer, .lateAnswer,
      .open, .tap, .type, .forward, .escape, .resize, .close:
      true
    default: false
    }
  }
}

// The steps of the person.
extension ConformanceRun {
  func performAsPerson(_ step: ConformanceStep) {
    let isFree = model.prompts.isEmpty
    switch step {
    case .back:
      // For a sheet with one screen, a host may have other ways out, but no Back button.
      let hasButton = isFree && model.picture.hasBack == true
      guard does(.back, .back, hasButton), isFree, model.canGoBack, let top = model.visible.last
      else { return }
      let before = model
      model.leave(.from(top.number))
      // The person can go forward to the old screens, unless a guard was asked.
      model.past = model.prompts.isEmpty && model.all != before.all ? before.past + [before] : []
    case .forward:
      // The model doesn't know the other screens that the host may go forward to.
      guard !model.past.isEmpty, does(.forward, .forward, isFree) else { return }
      model.goForward()
    case .backTo(let target):
      guard let (screen, id) = screen(target) else { return }
      let isBelow = isFree && screen.number != model.visible.last?.number
      guard does(.backTo(id), .backTo, isBelow), isBelow else { return }
      model.leave(.after(screen.number))
    case .escape:
      guard does(.escape, .escape, model.canEscape) else { return }
      model.escape()
    case .dismiss(let target):
      guard let (id, first) = layer(target) else { return }
      // A host may have no way to dismiss a layer that is covered, or that fills the window.
      let isPossible = isFree && model.isSheetOnTop && first == model.topLayer?.number
      guard does(.dismiss(id), .dismiss, isPossible), isFree else { return }
      model.leave(.from(first))
    case .begin(let target):
      let sheet = target.flatMap { layer($0) }
      if target != nil, sheet == nil { return }
      let kind: LeavingGesture.Kind = sheet.map { .dismiss($0.id) } ?? .back
      guard does(.begin(kind), .gesture, isFree && model.canGoBack) else { return }
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
      let tabs = setup.tabs
      guard tabs > 0, let layer = navigation.tree.layers.first, layer.tabs.count == tabs else {
        return
      }
      let tab = target % tabs
      let isPossible = isFree && model.layerStarts.count == 1
      let isDone = host.perform(.select(layer.tabs[tab].id))
      if isPossible, !isDone { found = "the tab \(tab) can't be chosen" }
      guard isPossible, isDone else { return }
      if tab != model.selected { return model.leave(.tab(tab)) }
      if let first = model.visible.first, model.visible.count > 1 {
        model.leave(.after(first.number))
      }
    case .answer(let target, let words): answer(target, words % 2 == 0 ? "" : "words")
    case .lateAnswer:
      guard let answered, answered != navigation.tree.prompt?.id else { return }
      _ = host.perform(.answer(answered, button: 0, text: ""))
    case .open(let path): open(path)
    case .tap(let target, let n):
      guard let (screen, id) = screen(target),
        let shown = navigation.viewModel(of: id) as? ConformanceModel
      else { return }
      shown.next = n
      guard takes(screen, host.perform(.tap(id)), "tap") else { return }
      model.tap(screen, n)
    case .type(let target, let n):
      guard let (screen, id) = screen(target) else { return }
      let text = n == 0 ? "" : "words \(n)"
      guard takes(screen, host.perform(.type(id, text)), "text") else { return }
      model.change(screen.number) { $0.text = text }
    case .resize(let hasRoom):
      if does(.resize(hasRoom: hasRoom), .resize, true) { model.hasRoom = hasRoom }
    case .close:
      // A prompt that waits doesn't keep the window open; a guard can.
      if does(.close, .close, true) { model.leave(.all) }
    default: return
    }
  }

  /// Does an act of the person through the host, and returns whether the host did it. If the host didn't do it although
  /// the act would have an effect (`leadsSomewhere`), this is recorded as a problem, except when the host lists this
  /// kind of act (`way`) in ``ConformanceHost/lacks``.
  private func does(_ act: PersonAct, _ way: PersonAct.Way, _ leadsSomewhere: Bool) -> Bool {
    let isDone = host.perform(act)
    if !isDone, leadsSomewhere, !host.lacks.contains(way) {
      found = "there is no way for .\(way) where it leads somewhere"
    }
    return isDone
  }

  /// Returns whether a screen must accept a tap or text, because the person can act on it. If the host has accepted it
  /// (`wasTaken`) although it must not, or the other way round, this is recorded as a problem.
  private func takes(_ screen: ModelTree.Screen, _ wasTaken: Bool, _ what: String) -> Bool {
    let isActive = model.isActive(screen.number)
    if wasTaken != isActive {
      found =
        isActive
        ? "\(screen.title) takes no \(what)"
        : "\(screen.title) takes a \(what) though it is covered"
    }
    return isActive
  }

  private func answer(_ target: Int, _ text: String) {
    guard let prompt = navigation.tree.prompt else { return }
    let button = target % prompt.buttons.count
    let wasTaken = host.perform(.answer(prompt.id, button: button, text: text))
    guard model.takes(button: button, text) else {
      if wasTaken { found = "a prompt takes an answer that it doesn't accept" }
      return
    }
    guard wasTaken else { return found = "a prompt doesn't take its answer" }
    answered = prompt.id
    model.answer(button == 1)
  }

  private func open(_ path: String) {
    let leadsSomewhere = model.linkPlan(path) != nil
    let before = navigation.tree
    guard host.perform(.open(path)) else {
      if leadsSomewhere { found = "“\(path)” should lead somewhere" }
      return
    }
    if !leadsSomewhere, navigation.tree != before {
      found = "a link to nowhere, “\(path)”, was followed"
    }
    // While a prompt is open, a link changes nothing.
    guard leadsSomewhere, model.prompts.isEmpty else { return }
    model.leave(.link(path))
  }
}
