// Mistake: The list of an app's views makes them.
// Says: cannot convert value of type 'SongsView' to expected argument type '[ViewRegistration]'
// Remedy: Name the views' types, each in a line: `SongsView.self`. The host makes them.

import Usher
import UsherWeb

enum SongsRoute: Route, CaseIterable { case songs }

final class SongsViewModel: ViewModel {}

struct SongsView: View {
  let viewModel: SongsViewModel
  var body: some HTML { p { "Songs" } }
}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }
  func show(_ route: SongsRoute) { flow.push(SongsViewModel(), at: route) }
}

let songs = WebApp("songs", title: "Songs") { flow, _ in
  SongsCoordinator(flow: flow)
} views: {
  SongsView(viewModel: SongsViewModel())  // ← here
  // → SongsView.self
}
