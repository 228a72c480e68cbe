import CloudyViewModels
import Usher
import UsherGTK

struct RootView: View {
  let viewModel: RootViewModel

  var leadingToolbar: some Content {
    Show(when: viewModel.hasLocations) { [viewModel] in
      Button(
        icon: "view-list-symbolic",
        viewModel.words.locations,
        viewModel.locationButtonTapped
      )
    }
  }

  var toolbar: some Content {
    Show(when: viewModel.canSave || viewModel.isSaved) { [viewModel] in
      Button(
        icon: viewModel.isSaved ? "starred-symbolic" : "star-new-symbolic",
        viewModel.words.addToFavorites,
        viewModel.saveButtonTapped
      )
      .pressed(viewModel.isSaved)
    }
    RefreshButton(viewModel.isLoading, viewModel.refresh)
    Button(
      icon: "emblem-system-symbolic",
      viewModel.words.settings,
      viewModel.settingsButtonTapped
    )
  }

  var body: some Content {
    Text(viewModel.message).style(.error)
    Show(viewModel.placeNotice) { [viewModel] notice in
      Text(notice.value)
      Link(viewModel.words.choosePlace, to: "locations")
    }
    Show(viewModel.waiting) { [viewModel] waiting in
      VStack(spacing: 12) {
        Spinner()
        Text(waiting.value).align(.center)
        Link(viewModel.words.choosePlace, to: "locations")
        Link(viewModel.words.showExamplePlace, to: "place/51.400592/4.76097")
      }
      .align(.center).onAppear(viewModel.appeared)
    } otherwise: { [viewModel] in
      WeatherView(viewModel: viewModel)
    }
  }
}

private struct WeatherView: Component {
  let viewModel: RootViewModel

  var body: some Content {
    LoadableView(
      viewModel.weather,
      reason: viewModel.failureReason,
      retry: viewModel.retryButtonTapped,
      leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
    ) { [viewModel] weather in
      Text(viewModel.ageNotice).style(.secondary)
      Columns {
        DayView(
          day: weather.map(\.day),
          region: { viewModel.region },
          notice: { viewModel.estimateNotice }
        )
        WeekView(week: weather.map(\.week))
      }
      Text(viewModel.credit).style(.secondary)
    }
  }
}
