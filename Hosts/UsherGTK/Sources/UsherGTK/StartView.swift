import Usher

struct StartView: View {
  let viewModel: StartViewModel

  var body: some Content {
    List(viewModel.apps, label: "Apps") { app in
      VStack(spacing: 2) {
        Text(app.name).style(.heading)
        Text(app.summary).style(.secondary)
      }
    } select: {
      viewModel.choose($0)
    }
  }
}

extension GTKProgram {
  /// The app in which the person chooses one of the others.
  func startApp(for apps: [GTKApp]) -> GTKApp {
    let choices = apps.map { AppChoice(id: $0.address, name: $0.setup.name, summary: $0.summary) }
    let open = { [weak self] (address: String) -> Void in self?.open(address) }
    var setup = WindowSetup(name: name, views: Views(StartView.self))
    (setup.width, setup.height) = (480, 560)
    return GTKApp(setup) { navigation, snapshot in
      navigation.start(restoring: snapshot) { StartCoordinator(choices, open: open, flow: $0) }
    }
  }
}
