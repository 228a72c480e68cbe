import MatchesViewModels
import UsherWeb

struct PlayerView: View {
  let viewModel: PlayerViewModel

  var toolbar: some HTML {
    RefreshButton(isLoading: viewModel.isLoading, refresh: viewModel.refresh)
  }

  var body: some HTML {
    LoadableView(
      viewModel.statistics,
      retry: viewModel.refresh,
      leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
    ) { [viewModel] lines in
      if let chart = viewModel.chart { RatingChartView(chart: chart) }
      if let notice = viewModel.notice { p { notice }.class("secondary chart-notice") }
      dl {
        ForEach(lines) { line in
          div {
            dt { line.label }
            dd { line.value }
          }
        }
      }
      .class("list statistics")
    }
  }
}
