import RedGreenViewModels
public import UsherGTK

@MainActor @ViewsBuilder public var redGreenViews: Views {
  MainView.self
  ColorView.self
}

public let redGreenStyles = """
  .red, button.red { background: #d0342c; color: white; }
  .green, button.green { background: #2b7249; color: white; }
  button.red label, button.green label { font-size: 1.3em; font-weight: 600; }
  """

struct MainView: View {
  let viewModel: MainViewModel

  var body: some Content {
    HStack(spacing: 16) {
      Button("Red Color", viewModel.redButtonTapped).css("red").expand(vertically: true)
      Button("Green Color", viewModel.greenButtonTapped).css("green").expand(vertically: true)
    }
    .equalWidths()
  }
}

struct ColorView: View {
  let viewModel: ColorViewModel

  var body: some Content {
    VStack {}.css(viewModel.shade == .red ? "red" : "green").expand(vertically: true)
  }
}
