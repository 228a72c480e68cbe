import RedGreenViewModels
import UsherTerminal

struct MainView: TerminalView {
  let viewModel: MainViewModel

  var lines: [Line] {
    Line.button("Red Color", viewModel.redButtonTapped)
    Line.button("Green Color", viewModel.greenButtonTapped)
  }
}

struct ColorView: TerminalView {
  let viewModel: ColorViewModel

  var lines: [Line] { "This is \(viewModel.shade.rawValue.lowercased())." }
}

@TerminalViews func redGreenViews() -> TerminalViews.Table {
  MainView.self
  ColorView.self
}
