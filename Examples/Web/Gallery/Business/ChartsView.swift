import GalleryViewModels
import UsherWeb

struct ChartsView: View {
  let viewModel: ChartsViewModel

  var body: some HTML {
    GallerySection("LineChart", "Numbers over time.") { [viewModel] in
      LineChart(
        "Orders of this year and the last one",
        labels: viewModel.months,
        [
          ChartSeries("This year", viewModel.thisYear),
          ChartSeries("Last year", viewModel.lastYear),
        ]
      ) { "\(Int($0))" }
    }
    GallerySection("BarChart", "Numbers beside each other, also below zero.") { [viewModel] in
      BarChart(
        "Profit and costs",
        labels: viewModel.quarters,
        [ChartSeries("Profit", viewModel.profits), ChartSeries("Costs", viewModel.costs)]
      ) { "\(Int($0)) M€" }
      div {
        button { "Other Numbers" }.class("button secondary small").attribute("type", "button")
          .on(.click, viewModel.changeButtonTapped)
      }
      .class("line")
    }
    GallerySection("PieChart", "The parts of a whole.") { [viewModel] in
      PieChart("Storage", viewModel.storage.map { ChartSlice($0.0, $0.1) }) { "\($0) GB" }
    }
  }
}
