import GalleryViewModels
import Usher
import UsherGTK

struct ChoicesView: View {
  let viewModel: ChoicesViewModel

  var body: some Content {
    Section("Toggle") {
      Toggle("Off", viewModel.bind(\.isOff))
      Toggle("On", viewModel.bind(\.isOn))
      Toggle("Disabled", viewModel.bind(\.isOn)).enabled(false)
    }
    Section("SegmentedControl") {
      SegmentedControl("Period", viewModel.periods) {
        $0.id
      } isSelected: {
        $0.isSelected
      } onSelect: {
        viewModel.choosePeriod($0)
      }
    }
    Section("Stepper") {
      Stepper("Seats", viewModel.bind(\.some), in: viewModel.seats, text: viewModel.seatsText)
      Stepper("The most", viewModel.bind(\.most), in: viewModel.seats, text: viewModel.seatsText)
    }
    Section("Slider") {
      Slider(
        "In steps of 25, with its ends written",
        viewModel.bind(\.brightness),
        in: viewModel.percent,
        step: 25,
        ends: ("Dark", "Bright"),
        text: viewModel.percentText
      )
    }
  }
}
