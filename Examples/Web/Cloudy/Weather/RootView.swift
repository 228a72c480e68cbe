import CloudyViewModels
import UsherWeb

struct RootView: View {
  let viewModel: RootViewModel

  var leadingToolbar: some HTML {
    if viewModel.hasLocations {
      button { Symbol.list }.label(viewModel.words.locations).on(
        .click,
        viewModel.locationButtonTapped
      )
    }
  }

  var toolbar: some HTML {
    if viewModel.canSave || viewModel.isSaved {
      button { StarIcon(isFilled: viewModel.isSaved) }.label(viewModel.words.addToFavorites)
        .attribute("aria-pressed", is: viewModel.isSaved)
        .on(.click, viewModel.saveButtonTapped)
    }
    RefreshButton(isLoading: viewModel.isLoading, refresh: viewModel.refresh)
    button { Symbol.settings }.label(viewModel.words.settings).on(
      .click,
      viewModel.settingsButtonTapped
    )
  }

  var body: some HTML {
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    if let notice = viewModel.placeNotice {
      div {
        p { notice }
        a { viewModel.words.choosePlace }.href("locations")
      }
      .class("note")
    }
    if let waiting = viewModel.waiting {
      div {
        Spinner()
        p { waiting }
        // Links, because they also work without scripts.
        a { viewModel.words.choosePlace }.class("button secondary").href("locations")
        a { viewModel.words.showExamplePlace }.href("place/51.400592/4.76097")
      }
      .class("looking").on(.appear, viewModel.appeared)
    } else {
      LoadableView(
        viewModel.weather,
        failureDetail: viewModel.failureReason,
        retry: viewModel.retryButtonTapped,
        leave: (viewModel.leaveButtonTitle, viewModel.leaveButtonTapped)
      ) { [viewModel] weather in
        StatusText(viewModel.ageNotice, style: "note")
        div {
          DayView(day: weather.day, region: viewModel.region, notice: viewModel.estimateNotice)
          WeekView(week: weather.week)
        }
        .class("weather")
        p { viewModel.credit }.class("secondary credit")
      }
    }
  }
}
