import RedGreenViewModels
import UsherWeb

struct ColorView: View {
  let viewModel: ColorViewModel
  let hasLargeTitle = false

  var body: some HTML {
    div {}.class(viewModel.shade == .red ? "color red" : "color green")
  }
}
