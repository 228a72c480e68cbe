import Usher
import UsherGTK
import UsherGTKTesting
import UsherPreviews

/// A window that shows one preview of an app.
@MainActor final class PreviewWindow {
  let window: GTKWindow
  /// The mistakes of the view.
  var mistakes: [ViewMistake] { log.mistakes }
  private let navigation = Navigation(on: MainActor.shared)
  private let log = MistakeLog()

  init(_ preview: Preview, _ app: DesktopApp, width: Int = 900) {
    navigation.start { PreviewCoordinator(preview, flow: $0) }
    var setup = app.setup
    setup.width = width
    setup.onViewMistake = { [log] in log.mistakes.append($0) }
    window = GTKWindow(navigation, setup)
  }

  func close() {
    navigation.close()
  }
}

@MainActor private final class MistakeLog {
  var mistakes: [ViewMistake] = []
}

enum PreviewRoute: Route, CaseIterable { case start }

@MainActor final class PreviewCoordinator: Coordinator {
  let flow: Flow<PreviewRoute, Never>
  private let preview: Preview

  init(_ preview: Preview, flow: Flow<PreviewRoute, Never>) {
    self.preview = preview
    self.flow = flow
  }

  func show(_ route: PreviewRoute) { flow.pushDetail(preview, at: route) }
}
