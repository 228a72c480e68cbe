import GalleryViewModels
import Usher
import UsherWeb

/// A segmented control of named options.
struct Segments: Component {
  private let label: String
  private let options: [ChoicesViewModel.Option]
  private let isDisabled: Bool
  private let choose: (String) -> Void

  init(
    _ label: String,
    _ options: [ChoicesViewModel.Option],
    isDisabled: Bool = false,
    _ choose: @escaping (String) -> Void
  ) {
    self.label = label
    self.options = options
    self.isDisabled = isDisabled
    self.choose = choose
  }

  var body: some HTML {
    SegmentedControl(label, options, isDisabled: isDisabled) {
      $0.id
    } isSelected: {
      $0.isSelected
    } onSelect: {
      choose($0)
    }
  }
}

/// A stepper for a number of seats.
struct SeatsStepper: Component {
  private let label: String
  private let viewModel: ChoicesViewModel
  private let path: ReferenceWritableKeyPath<ChoicesViewModel, Double>
  private let isDisabled: Bool

  init(
    _ label: String,
    _ viewModel: ChoicesViewModel,
    _ path: ReferenceWritableKeyPath<ChoicesViewModel, Double>,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.viewModel = viewModel
    self.path = path
    self.isDisabled = isDisabled
  }

  var body: some HTML {
    Stepper(
      label,
      viewModel.bind(path),
      in: viewModel.seats,
      text: viewModel.seatsText(viewModel[keyPath: path]),
      isDisabled: isDisabled
    )
  }
}

/// A slider for a percentage.
struct PercentSlider: Component {
  private let label: String
  private let viewModel: ChoicesViewModel
  private let path: ReferenceWritableKeyPath<ChoicesViewModel, Double>
  private let isDisabled: Bool

  init(
    _ label: String,
    _ viewModel: ChoicesViewModel,
    _ path: ReferenceWritableKeyPath<ChoicesViewModel, Double>,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.viewModel = viewModel
    self.path = path
    self.isDisabled = isDisabled
  }

  var body: some HTML {
    Slider(
      label,
      viewModel.bind(path),
      in: viewModel.percent,
      step: 1,
      isDisabled: isDisabled,
      text: viewModel.percentText
    )
  }
}

/// A select element with many countries.
struct CountrySelect: Component {
  let viewModel: ChoicesViewModel
  let isDisabled: Bool

  private struct Country: Identifiable, Equatable { let id: String }

  var body: some HTML {
    select {
      ForEach(viewModel.countries.map(Country.init)) { country in
        option { country.id }.attribute("value", country.id)
      }
    }
    .disabled(isDisabled).value(viewModel.bind(\.country))
  }
}
