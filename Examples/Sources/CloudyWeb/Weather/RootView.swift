import CloudyViewModels
import UsherWeb

struct RootView: View {
  let viewModel: RootViewModel

  var leadingToolbar: some HTML {
    if viewModel.hasLocations {
      button { LocationIcon() }.label("Locations").on(.click, viewModel.locationButtonTapped)
    }
  }

  var toolbar: some HTML {
    if viewModel.canSave {
      button { "Add to Favorites" }.on(.click, viewModel.saveButtonTapped)
    }
    button { RefreshIcon() }.label("Refresh").attribute("data-refresh")
      .disabled(viewModel.isLoading).on(.click, viewModel.refresh)
    button { SettingsIcon() }.label("Settings").on(.click, viewModel.settingsButtonTapped)
  }

  var body: some HTML {
    if let message = viewModel.message { p { message }.class("error").role("alert") }
    if let notice = viewModel.placeNotice { p { notice }.class("note") }
    if let waiting = viewModel.waiting {
      div {
        Spinner()
        p { waiting }
        button { "Choose a Place" }.class("button secondary").attribute("type", "button")
          .on(.click, viewModel.locationButtonTapped)
      }
      .class("looking")
    } else {
      LoadableView(
        viewModel.weather,
        failureDetail: viewModel.failureReason,
        retry: viewModel.retryButtonTapped
      ) { [viewModel] weather in
        if let age = viewModel.ageNotice { p { age }.class("note").role("status") }
        div {
          DayView(day: weather.day, region: viewModel.region, notice: viewModel.estimateNotice)
          WeekView(week: weather.week)
        }
        .class("weather")
        p { viewModel.credit ?? "" }.class("secondary credit")
      }
    }
  }
}
