import GalleryViewModels
import UsherWeb

struct AmountsView: View {
  let viewModel: AmountsViewModel

  var body: some HTML {
    GallerySection("TimeField", "A time of the day, by the person’s clock.") { [viewModel] in
      div {
        TimeField("Opens at", bind(\.opening), range: viewModel.officeHours)
        TimeField("Any time", bind(\.anyTime))
        TimeField("Closes at", viewModel.closing)
        TimeField("Disabled", bind(\.opening), isDisabled: true)
      }
      .class("samples")
    }
    GallerySection("DateRangeField", "A first and a last day, in order.") { [viewModel] in
      div {
        DateRangeField(
          "Holiday",
          from: bind(\.firstDay),
          to: bind(\.lastDay),
          in: viewModel.timeZone
        )
        DateRangeField(
          "No days yet",
          from: bind(\.noFirstDay),
          to: bind(\.noLastDay),
          in: viewModel.timeZone,
          message: "Please choose both days."
        )
        DateRangeField(
          "Disabled",
          from: bind(\.firstDay),
          to: bind(\.lastDay),
          in: viewModel.timeZone,
          isDisabled: true
        )
      }
      .class("samples")
    }
    GallerySection(
      "NumberField",
      "A number or an amount of money, written as the person’s language does when they leave it."
    ) { [viewModel] in
      div {
        div {
          NumberField("Price", bind(\.price), viewModel.euros)
          StatusText(viewModel.total, style: "secondary checking")
        }
        NumberField("People", bind(\.people), viewModel.whole, placeholder: "None yet")
        NumberField("Weight", viewModel.weight, viewModel.kilograms)
        NumberField("Budget, disabled", viewModel.budget, viewModel.dollars, isDisabled: true)
      }
      .class("samples")
    }
    GallerySection("PasswordField", "A password that can be shown while it is typed.") {
      [viewModel] in
      div {
        PasswordField("Password", viewModel.password, autocomplete: "new-password")
      }
      .class("samples")
    }
  }
}
