import MatchesViewModels
import Usher
import UsherGTK

struct RankingsView: View {
  let viewModel: RankingsViewModel

  var toolbar: some Content { RefreshButton(viewModel.isLoading, viewModel.refresh) }

  var body: some Content {
    SegmentedControl(viewModel.words.period, viewModel.periods) {
      $0.title
    } isSelected: {
      $0.isSelected
    } onSelect: { [viewModel] in
      viewModel.selectPeriod($0)
    }
    LoadableView(viewModel.rankings, retry: viewModel.refresh) { [viewModel] rankings in
      Show(when: viewModel.isEmpty) {
        EmptyState(viewModel.words.noRankings, viewModel.words.noRankingsText)
      } otherwise: {
        Show(viewModel.chart) { RatingChartView(chart: $0) }
        Text(viewModel.notice).style(.secondary)
        ForEach(rankings.value) { row in
          RowButton {
            viewModel.selectPlayer(at: row.id)
          } content: {
            Text(row.name).expand()
            Text(row.rating).style(.secondary).singleLine()
          }
        }
      }
    }
  }
}

struct PlayerView: View {
  let viewModel: PlayerViewModel

  var toolbar: some Content { RefreshButton(viewModel.isLoading, viewModel.refresh) }

  var body: some Content {
    LoadableView(
      viewModel.statistics,
      retry: viewModel.refresh,
      leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
    ) { [viewModel] lines in
      Show(viewModel.chart) { RatingChartView(chart: $0) }
      Text(viewModel.notice).style(.secondary)
      VStack {
        ForEach(lines.value) { line in
          HStack(spacing: 12) {
            Text(line.label).style(.secondary).expand()
            Text(line.value.value)
          }
        }
      }
      .card()
    }
  }
}
