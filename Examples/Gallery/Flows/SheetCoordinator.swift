import GalleryViewModels
package import Usher

package enum SheetRoute: Route, CaseIterable { case start, next, another }

/// The screens of a sheet, or of a full-screen flow.
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
      flow.push(at: route, on: handle) {
        SheetViewModel(
          sample.title,
          text: sample.text,
          leadsOn: sample == .stack || sample == .fullScreen,
          screen: $0
        )
      }
    case .next:
      flow.push(at: route, on: handle) {
        SheetViewModel("Pushed Screen", text: [Self.nextText], screen: $0)
      }
    case .another: another.start(.short, .sheet, at: route)
    }
  }

  private func handle(_ event: SheetViewModel.Event) {
    switch event {
    case .didPressNext: show(.next)
    case .didPressAnother: show(.another)
    case .didPressAsk: PromptSample.confirm.ask(in: flow) { _ in }
    case .didPressDone: flow.cancel()
    }
  }

  private static let nextText = """
    Back leads to the screen before it, in the same place. Done closes all of them.
    """
}

extension SheetSample {
  /// The paragraphs of the sample's first screen.
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
