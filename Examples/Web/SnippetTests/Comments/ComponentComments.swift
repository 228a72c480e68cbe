// The examples in the comments of `Sources/UsherWeb/Components` and `App`: compiled here.

import Foundation
import Observation
import Usher
import UsherWeb

private struct Row: Identifiable, Equatable {
  let id: String
  let name: String
  let title: String
  var isChosen = false
}

private let mapScript = AppFile("map.js", text: "export default function () {}")

@Observable
private final class ComponentsViewModel: ViewModel {
  var username = ""
  var query = ""
  var weather = ""
  var link = ""
  var seats = 1.0
  var brightness = 50.0
  var isOn = false
  var day: Date?
  var timeZone = TimeZone.gmt
  var days = Date.distantPast...Date.distantFuture
  var isBuying = false
  var isEditing = false
  var isSearching = false
  var isSubmitting = false
  var rows: [Row] = []
  var favorites: [Row] = []
  var periods: [Row] = []
  var places: [String] = []
  let name = Field("")
  let playedAt = Field(Date.now)
  let users = Pager<Row, Int>()
  let photos = Loadable<[Row]>.idle
  let form = FormGroup()

  func buy() {}
  func addButtonTapped() {}
  func endReached() {}
  let transfers = FileTransfers()
  func fileChosen(_ file: IncomingFile) {}
  func didMove(_ place: String) {}
  func move(_ id: Row.ID, to index: Int) {}
  func delete(_ id: Row.ID) {}
}

private struct ControlsView: View {
  let viewModel: ComponentsViewModel

  var body: some HTML {
    TextField("Username", bind(\.username))
    TextField("Search", bind(\.query), kind: .search)
    Toggle("Notifications", bind(\.isOn))
    Stepper("Seats", bind(\.seats), in: 1...8, text: "\(Int(viewModel.seats))")
    Slider(
      "Brightness",
      bind(\.brightness),
      in: 0...100,
      step: 25,
      ends: ("Dark", "Bright")
    ) { "\(Int($0)) %" }
    DayField("Go to Date", bind(\.day), in: viewModel.timeZone, range: viewModel.days)
    DateField("Played at", viewModel.playedAt, in: viewModel.timeZone)
    form {
      TextField("Your name", viewModel.name, autocomplete: "name")
      SubmitButton("Submit", viewModel.form, isRunning: viewModel.isSubmitting)
    }
    FileField("Add a Photo", accept: "image/*", onFile: viewModel.fileChosen)
    DropArea("Add Pictures", accept: "image/*", onFile: viewModel.fileChosen)
    FileTransferList("Pictures being added", viewModel.transfers)
    FileTransferList("Files being added", viewModel.transfers)
  }
}

private struct PartsView: View {
  let viewModel: ComponentsViewModel

  var toolbar: some HTML {
    button { Symbol.add }.label("Add match").on(.click, viewModel.addButtonTapped)
  }

  var body: some HTML {
    button { "Buy" }.class("button").busy(viewModel.isBuying).on(.click, viewModel.buy)
    CopyButton("Copy Link", text: viewModel.link)
    ShareButton(text: "\(viewModel.username): \(viewModel.weather)")
    Skeleton(rows: 6, "Loading photos")
    if viewModel.isSearching { Spinner("Searching") }
    EmptyState("No matches yet!", "Play one, and write it down here.", symbol: .list) {
      button { "Add a Match" }.class("button").on(.click, viewModel.addButtonTapped)
    }
    Island(mapScript, viewModel.places, label: "Map", on: viewModel.didMove) {
      p { "The map needs JavaScript." }
    }
    LoadMore(viewModel.users.more, viewModel.endReached)
  }
}

private struct ListsView: View {
  let viewModel: ComponentsViewModel

  var body: some HTML {
    ul {
      ForEach(viewModel.rows) { [viewModel] row in
        li {
          DeletableRow(row.name) {
            viewModel.delete(row.id)
          } content: {
            div { row.name }.class("row")
          }
        }
      }
    }
    .class("list").editing(viewModel.isEditing)
    ul {
      ForEach(viewModel.favorites) { [viewModel] favorite in
        li {
          span { favorite.name }
          MoveHandle(favorite.name) { viewModel.move(favorite.id, to: $0) }
        }
      }
    }
    SegmentedControl("Period", viewModel.periods) {
      $0.title
    } isSelected: {
      $0.isChosen
    } onSelect: {
      viewModel.delete($0)
    }
    LoadableView(viewModel.photos) { photos in
      ul { ForEach(photos) { photo in li { photo.title } } }
    }
    ForEach(viewModel.rows) { photo in
      li { RemoteImage("-/thumbnail/\(photo.id)", alt: photo.title, width: 480, height: 320) }
    }
  }
}
