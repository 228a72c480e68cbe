import MatchesViewModels
import UsherWeb

struct RankingsView: View {
  let viewModel: RankingsViewModel

  var toolbar: some HTML {
    RefreshButton(isLoading: viewModel.isLoading, refresh: viewModel.refresh)
  }

  var body: some HTML {
    SegmentedControl(viewModel.words.period, viewModel.periods) {
      $0.title
    } isSelected: {
      $0.isSelected
    } onSelect: { [viewModel] in
      viewModel.selectPeriod($0)
    }
    LoadableView(viewModel.rankings, retry: viewModel.refresh) { [viewModel] rankings in
      if viewModel.isEmpty {
        EmptyState(
          viewModel.words.noRankings,
          viewModel.words.noRankingsText,
          picture: FootballPicture()
        )
      } else {
        if let chart = viewModel.chart { RatingChartView(chart: chart) }
        if let notice = viewModel.notice { p { notice }.class("secondary chart-notice") }
        ul {
          ForEach(rankings) { [viewModel] row in
            RankingRowView(row: row, select: { viewModel.selectPlayer(at: row.id) })
          }
        }
        .class("list rankings")
      }
    }
  }
}

private struct RankingRowView: ElementComponent {
  let row: RankingRow
  let select: () -> Void

  var body: some ElementHTML {
    li {
      button {
        span { row.name }
        span { row.rating }.class("value")
      }
      .class("row ranking leads").attribute("type", "button").on(.click, select)
    }
  }
}
