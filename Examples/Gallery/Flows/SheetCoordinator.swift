import GalleryViewModels
package import Usher

package enum SheetRoute: Route, CaseIterable { case start, next, another }

/// What is shown in a sheet; the same, where it covers the window.
package final class SheetCoordinator: Coordinator {
  package let flow: Flow<SheetRoute, Never>
  private let sample: SheetSample
  private lazy var another = flow.child { SheetCoordinator($0, flow: $1) }

  init(_ sample: SheetSample, flow: Flow<SheetRoute, Never>) {
    self.sample = sample
    self.flow = flow
  }

  package func show(_ route: SheetRoute) {
    switch route {
    case .start:
      flow.push(at: route) { screen in
        SheetViewModel(
          sample.title,
          text: sample.text,
          leadsOn: sample == .stack || sample == .fullScreen,
          handlers(screen)
        )
      }
    case .next:
      flow.push(at: route) { screen in
        SheetViewModel("Pushed Screen", text: [Self.nextText], handlers(screen))
      }
    case .another: another.start(.short, .vertical, at: route)
    }
  }

  private func handlers(_ screen: Screen) -> SheetViewModel.Handlers {
    SheetViewModel.Handlers(
      didPressNext: screen.on(self) { $0.show(.next) },
      didPressAnother: screen.on(self) { $0.show(.another) },
      didPressAsk: screen.on(self) { PromptSample.confirm.ask(in: $0.flow) { _ in } },
      didPressDone: screen.on(self) { $0.flow.cancel() }
    )
  }

  private static let nextText = """
    Back leads to the screen before it, in the same place. Done closes all of them.
    """
}

extension SheetSample {
  /// What its first screen says.
  fileprivate var text: [String] {
    switch self {
    case .short, .stack: [Self.sheetText]
    case .long:
      [Self.sheetText]
        + (1...30).map {
          "Paragraph \($0) of 30. What is longer than the window is scrolled in it."
        }
    case .fullScreen: ["It covers the whole window. Done and the browser’s Back close it."]
    }
  }

  private static let sheetText = """
    What is below stays where it is. Done, Escape, the browser’s Back, a press beside it and a pull at \
    its upper edge close it.
    """
}
