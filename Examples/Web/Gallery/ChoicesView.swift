import GalleryViewModels
import UsherWeb

struct ChoicesView: View {
  let viewModel: ChoicesViewModel

  var body: some HTML {
    toggles
    segments
    steppers
    sliders
    GallerySection("select", "One of more than five values. It is HTML’s own element in a field.") {
      [viewModel] in
      div {
        label {
          "Country"
          CountrySelect(viewModel: viewModel, isDisabled: false)
        }
        .class("field")
        label {
          "Country, disabled"
          CountrySelect(viewModel: viewModel, isDisabled: true)
        }
        .class("field")
      }
      .class("samples")
    }
  }

  @HTMLBuilder private var toggles: some HTML {
    GallerySection("Toggle", "On or off, at once. What is only done by a button below isn’t one.") {
      ul {
        li { div { Toggle("Off", bind(\.isOff)) }.class("row") }
        li { div { Toggle("On", bind(\.isOn)) }.class("row") }
        li { div { Toggle("Disabled, off", bind(\.isOff), isDisabled: true) }.class("row") }
        li { div { Toggle("Disabled, on", bind(\.isOn), isDisabled: true) }.class("row") }
        li {
          div {
            Toggle(
              "A label of more than a few words, which says at length what is going to be on or off",
              bind(\.isLong)
            )
          }
          .class("row")
        }
      }
      .class("list")
      Toggle("Without a list around it", bind(\.isOn))
    }
  }

  @HTMLBuilder private var segments: some HTML {
    GallerySection("SegmentedControl", "One of two to five short words, all of which are in sight.")
    {
      [viewModel] in
      div {
        Sample("Two") { Segments("Side", viewModel.sides, viewModel.chooseSide) }
        Sample("Four") { Segments("Period", viewModel.periods, viewModel.choosePeriod) }
        Sample("Disabled") {
          Segments("Period, disabled", viewModel.periods, isDisabled: true, viewModel.choosePeriod)
        }
      }
      .class("samples")
      Sample("Long words") { Segments("Length", viewModel.lengths, viewModel.chooseLength) }
    }
  }

  @HTMLBuilder private var steppers: some HTML {
    GallerySection("Stepper", "A small number that one changes by little. It stops at its ends.") {
      [viewModel] in
      ul {
        li { div { SeatsStepper("Seats", viewModel, \.some) }.class("row") }
        li { div { SeatsStepper("The fewest", viewModel, \.fewest) }.class("row") }
        li { div { SeatsStepper("The most", viewModel, \.most) }.class("row") }
        li { div { SeatsStepper("Disabled", viewModel, \.some, isDisabled: true) }.class("row") }
        li {
          div {
            SeatsStepper(
              "A label of more than a few words, which says at length what is counted here",
              viewModel,
              \.some
            )
          }
          .class("row")
        }
      }
      .class("list")
    }
  }

  @HTMLBuilder private var sliders: some HTML {
    GallerySection(
      "Slider",
      "A number of which only the size matters. It says where it is as it moves."
    ) {
      [viewModel] in
      ul {
        li { div { PercentSlider("Brightness", viewModel, \.brightness) }.class("row") }
        li { div { PercentSlider("At its start", viewModel, \.quiet) }.class("row") }
        li { div { PercentSlider("At its end", viewModel, \.loud) }.class("row") }
        li {
          div { PercentSlider("Disabled slider", viewModel, \.brightness, isDisabled: true) }
            .class("row")
        }
      }
      .class("list")
      Slider(
        "In steps of 25, with its ends written",
        bind(\.brightness),
        in: viewModel.percent,
        step: 25,
        ends: ("Dark", "Bright"),
        text: viewModel.percentText
      )
    }
  }
}
