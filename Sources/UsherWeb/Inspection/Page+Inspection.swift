import Foundation
import Usher

extension Page {
  /// Returns whether a text isn't shown in an inspector: what was typed into a private field of a screen that still exists,
  /// and what such a field shows now.
  private func privacy() -> (String) -> Bool {
    let (typed, shown) = (privateTexts, stage.privateTexts())
    return { text in
      typed.hides(text) || shown.contains { PrivateTexts.hides(text, because: $0) }
    }
  }

  /// Returns what is shown, for the list of an inspector.
  func inspectedTexts() -> (title: String, address: String) {
    let hides = privacy()
    return (Self.shown(title, hides), Self.shown(app.url(navigation.path), hides))
  }

  /// Returns what an inspector shows of this page, and lets the page record what happens from now on.
  func inspect(_ page: InspectedPage) -> InspectedDetails {
    let hides = privacy()
    if recorder == nil {
      recorder = PageRecorder(prompt: presenter.picture.prompt.map { Self.shown($0.title, hides) })
    }
    recorder?.look()
    return InspectedDetails(
      page: page,
      outline: outline(hides),
      screens: screens(hides),
      transitions: (recorder?.transitions ?? []).map { transition in
        var transition = transition
        transition.title = Self.shown(transition.title, hides)
        transition.address = Self.shown(transition.address, hides)
        return transition
      },
      events: recorder?.events ?? []
    )
  }

  /// Records a change of what is shown, if an inspector looks at the page.
  func record(_ picture: Picture, _ change: Change) {
    guard recorder != nil else { return }
    let hides = privacy()
    recorder?.show(
      picture,
      change,
      (
        title: Self.shown(title, hides),
        address: Self.shown(app.url(picture.path), hides),
        prompt: picture.prompt.map { Self.shown($0.title, hides) }
      )
    )
  }

  private func outline(_ hides: (String) -> Bool) -> [InspectedNode] {
    let diagram = Diagram(navigation)
    var nodes: [InspectedNode] = []
    func add(_ node: Diagram.Node, _ depth: Int) {
      guard nodes.count < Self.longestOutline else { return }
      let kind: InspectedNode.Kind =
        switch node.kind {
        case .flow: .coordinator
        case .tab: .tab
        case .screen: .screen
        }
      nodes.append(
        InspectedNode(
          id: nodes.count,
          kind: kind,
          depth: depth,
          title: Self.shown(node.title, hides),
          detail: Self.shown(node.detail, hides)
        )
      )
      for child in node.children { add(child, depth + 1) }
    }
    if let root = diagram.root { add(root, 0) }
    if let prompt = diagram.prompt {
      nodes.append(
        InspectedNode(
          id: nodes.count,
          kind: .prompt,
          depth: 0,
          title: Self.shown(prompt, hides),
          detail: presenter.picture.prompt?.buttons
            .map { Self.shown($0.title, hides) }.joined(separator: " / ") ?? ""
        )
      )
    }
    return nodes
  }

  private func screens(_ hides: @escaping (String) -> Bool) -> [InspectedScreen] {
    let reader = StateReader(hides: hides)
    // What a private element has shown isn't known any more when its screen is covered.
    let coveredReader = StateReader(hides: hides, hidesTexts: true)
    let visible = stage.visible
    return presenter.picture.allScreens.prefix(Self.mostScreens).compactMap { id in
      guard let viewModel = navigation.viewModel(of: id) else { return nil }
      return InspectedScreen(
        id: id,
        viewModel: "\(type(of: viewModel))",
        title: Self.shown(viewModel.title, hides),
        isVisible: visible.contains(id),
        state: (visible.contains(id) ? reader : coveredReader).state(of: viewModel)
      )
    }
  }

  /// A text of the app on one line, or dots if it is private.
  private static func shown(_ text: String, _ hides: (String) -> Bool) -> String {
    hides(text) || text.removingPercentEncoding.map(hides) ?? false
      ? StateReader.hidden : text.clipped(to: 200)
  }

  private static let (longestOutline, mostScreens) = (200, 40)
}
