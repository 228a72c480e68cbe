import GalleryViewModels
import UsherWeb

struct StatesView: View {
  let viewModel: StatesViewModel

  var body: some HTML {
    loadable
    GallerySection("Skeleton", "Rows that are still to come. LoadableView shows it by itself.") {
      div {
        Sample("Four rows") { Skeleton() }
        Sample("One row") { Skeleton(rows: 1, "Loading one") }
      }
      .class("samples")
    }
    GallerySection("Spinner", "Something goes on, of which nobody knows what it will look like.") {
      div {
        Sample("Waiting") { Spinner() }
        Sample("With a name that is spoken") { Spinner("Looking for trees") }
      }
      .class("samples")
    }
    GallerySection("progress", "Something goes on, and one knows how far it is. It is HTML’s own.")
    {
      div {
        Sample("Begun") { progress {}.attribute("max", "1").attribute("value", "0").label("Begun") }
        Sample("Underway") {
          progress {}.attribute("max", "1").attribute("value", "0.4").label("Underway")
        }
        Sample("Done") { progress {}.attribute("max", "1").attribute("value", "1").label("Done") }
        Sample("Nobody knows how far") { progress {}.label("Working") }
      }
      .class("samples")
    }
    EmptySamples()
    notices
    UndoBar(
      viewModel.undoText,
      undo: viewModel.undoButtonTapped,
      dismiss: viewModel.dismissUndoButtonTapped
    )
  }

  @HTMLBuilder private var loadable: some HTML {
    GallerySection(
      "LoadableView",
      "What has to be fetched: it waits, is there, is empty, or failed."
    ) {
      [viewModel] in
      Sample("Try it") {
        div {
          button { "Fetch" }.class("button").attribute("type", "button")
            .on(.click, viewModel.fetchButtonTapped)
          button { "Fetch Nothing" }.class("button secondary").attribute("type", "button")
            .on(.click, viewModel.fetchNothingButtonTapped)
          button { "Fail" }.class("button secondary").attribute("type", "button")
            .on(.click, viewModel.failButtonTapped)
        }
        .class("line")
        StateList(viewModel.fetched, retry: viewModel.fetchButtonTapped)
      }
      div {
        Sample("Waiting") { StateList(viewModel.waiting) }
        Sample("Waiting, with a wheel") { StateList(viewModel.waiting, rows: 0) }
        Sample("Fetched") { StateList(viewModel.loaded) }
        Sample("Fetched, and on its way again") { StateList(viewModel.waitingAgain) }
        Sample("Empty") { StateList(viewModel.empty) }
        Sample("Failed, with a retry") { StateList(viewModel.failed, retry: {}) }
        Sample("Failed, without one") { StateList(viewModel.failed) }
        Sample("Failed, with more to say") {
          StateList(
            viewModel.failed,
            detail: "It is mended every night from two to three.",
            retry: {}
          )
        }
        Sample("Failed, with what was there") { StateList(viewModel.failedAgain, retry: {}) }
        Sample("Failed, at length") { StateList(viewModel.failedAtLength, retry: {}) }
      }
      .class("samples")
    }
  }

  @HTMLBuilder private var notices: some HTML {
    GallerySection("StatusText", "A text that comes and goes, and is spoken when it comes.") {
      [viewModel] in
      div {
        button { "Say Something" }.class("button secondary").attribute("type", "button")
          .on(.click, viewModel.noticeButtonTapped)
        button { "Say Nothing" }.class("button secondary").attribute("type", "button")
          .on(.click, viewModel.noNoticeButtonTapped)
      }
      .class("line")
      StatusText(viewModel.notice, style: "secondary")
    }
    GallerySection("UndoBar", "What was just done, and a way back, at the end of the screen.") {
      [viewModel] in
      div {
        button { "Put Away" }.class("button secondary").attribute("type", "button")
          .on(.click, viewModel.putAwayButtonTapped)
        button { "Put Away, at Length" }.class("button secondary").attribute("type", "button")
          .on(.click, viewModel.putAwayMoreButtonTapped)
      }
      .class("line")
    }
  }
}
