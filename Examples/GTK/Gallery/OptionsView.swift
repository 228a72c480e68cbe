import GalleryViewModels
import Usher
import UsherGTK

struct OptionsView: View {
  let viewModel: OptionsViewModel

  var body: some Content {
    Section("Select") {
      Select("Country", viewModel.countries, viewModel.bind(\.country)) { $0.name }
      Select("Country, not chosen yet", viewModel.countries, viewModel.otherCountry) { $0.name }
    }
    Section("Checkbox") {
      ForEach(viewModel.days) { day in
        Checkbox(day.name, isOn: viewModel.chosenDays.contains(day.id)) {
          viewModel.chosenDays.formSymmetricDifference([day.id])
        }
      }
    }
  }
}
