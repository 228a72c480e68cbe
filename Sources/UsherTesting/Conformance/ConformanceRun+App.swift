import Usher

// The steps of the app's code.
extension ConformanceRun {
  private func isTab(_ flow: Int) -> Bool { setup.tabs > 0 && (model.flows[flow]?.slot ?? 0) < 0 }

  func performAsApp(_ step: ConformanceStep) {
    let hasTabs = setup.tabs > 0
    switch step {
    case .guarding(let target, let answer):
      guard let (screen, id) = screen(target),
        let shown = navigation.viewModel(of: id) as? ConformanceModel
      else { return }
      shown.answer = answer
      model.change(screen.number) { $0.answer = answer }
    case .push(let target, let n):
      guard let (flow, coordinator) = coordinator(target), !(hasTabs && flow == 0) else { return }
      coordinator.show(.screen(n: n))
      model.show(.screen(n: n), in: flow)
    case .gate(let target, let n):
      guard let (flow, coordinator) = coordinator(target), !(hasTabs && flow == 0) else { return }
      coordinator.show(.gate(n: n))
      model.show(.gate(n: n), in: flow)
    case .pass(let target):
      guard let (flow, coordinator) = coordinator(target) else { return }
      coordinator.passGate()
      model.passGate(in: flow)
    case .present(let target, let n, let placement):
      guard let (flow, coordinator) = coordinator(target) else { return }
      coordinator.present(n, placement)
      model.present(n, placement, in: flow)
    case .start(let target, let n, let placement):
      guard let (flow, coordinator) = coordinator(target) else { return }
      let placement = hasTabs && flow == 0 && !placement.isModal ? .sheet : placement
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
      let isRoot = flow == 0 && (hasTabs ? places.isEmpty : places.count < 2)
      guard let last = places.last, !isRoot, !(isTab(flow) && places.count == 1) else { return }
      coordinator.flow.pop()
      let endsFlow = places.count == 1 && flow != 0
      model.leave(endsFlow ? .flow(flow) : .place(flow: flow, last: last))
    case .popToStart(let target):
      guard let (flow, coordinator) = coordinator(target) else { return }
      coordinator.flow.popToStart()
      model.leave(.toStart(flow: flow))
    case .observerPush(let target, let n):
      guard let (flow, coordinator) = coordinator(target), !(hasTabs && flow == 0) else { return }
      observed = (flow, n)
      // The observer's push comes after the transition that the observer is notified of.
      let before = navigation.tree
      coordinator.flow.ask(.alert("Prompt")) {}
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
    case .ask(let target, let n):
      guard let (flow, coordinator) = coordinator(target) else { return }
      let needsText = n % 3 == 0
      if needsText {
        coordinator.flow.ask(.text("Prompt", label: "Text", .required("Please type."))) { _ in }
      } else {
        coordinator.flow.ask(.alert("Prompt")) {}
      }
      model.ask(by: flow, needsText: needsText)
    case .cancelWork(let target):
      guard let (flow, coordinator) = coordinator(target) else { return }
      coordinator.cancelWork()
      model.cancelWork(of: flow)
    default: return
    }
  }
}
