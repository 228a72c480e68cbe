import RedGreenViewModels
import UsherWeb

struct MainView: View {
  let viewModel: MainViewModel

  var body: some HTML {
    div {
      button { "Red Color" }.class("red").on(.click, viewModel.redButtonTapped)
      button { "Green Color" }.class("green").on(.click, viewModel.greenButtonTapped)
    }
    .class("choices")
  }
}
