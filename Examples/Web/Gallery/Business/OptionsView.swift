import GalleryViewModels
import Usher
import UsherWeb

struct OptionsView: View {
  let viewModel: OptionsViewModel

  var body: some HTML {
    GallerySection("Select", "One of many, in the list that the device has for it.") {
      [viewModel] in
      div {
        Select("Country", viewModel.countries, bind(\.country)) { $0.name }
        Select("Country, not chosen yet", viewModel.countries, viewModel.otherCountry) { $0.name }
        Select("Disabled", viewModel.countries, bind(\.country), isDisabled: true) { $0.name }
      }
      .class("samples")
    }
    GallerySection("RadioGroup", "One of a few, each with an explanation.") { [viewModel] in
      div {
        RadioGroup("Delivery", viewModel.deliveries, bind(\.delivery)) {
          $0.name
        } detail: {
          $0.detail
        }
        RadioGroup("Delivery, not chosen yet", viewModel.deliveries, viewModel.otherDelivery) {
          $0.name
        }
        RadioGroup(
          "Delivery, disabled",
          viewModel.deliveries,
          bind(\.delivery),
          isDisabled: true
        ) {
          $0.name
        }
      }
      .class("samples")
    }
    GallerySection("CheckboxGroup", "Any number of a few.") { [viewModel] in
      div {
        CheckboxGroup("Days", viewModel.days, bind(\.chosenDays)) { $0.name }
        CheckboxGroup("Days, none chosen", viewModel.days, viewModel.otherDays) { $0.name }
      }
      .class("samples")
    }
    GallerySection("ComboBox", "One of very many, found by typing a part of its name.") {
      [viewModel] in
      div {
        div {
          ComboBox(
            "Find a country",
            bind(\.query),
            viewModel.matches,
            placeholder: "Part of a name"
          ) {
            $0.name
          } onSelect: {
            viewModel.countryChosen($0)
          } onLeave: {
            viewModel.countryLeft()
          }
          StatusText(viewModel.notice, style: "secondary checking")
        }
      }
      .class("samples")
    }
    GallerySection("TagField", "Several short texts of the person’s own.") {
      div {
        TagField("Keywords", bind(\.keywords), placeholder: "Add a keyword")
        TagField("No keywords", bind(\.noKeywords), message: "Please add a keyword.")
        TagField("Keywords, disabled", .constant(["closed"]), isDisabled: true)
      }
      .class("samples")
    }
  }
}
