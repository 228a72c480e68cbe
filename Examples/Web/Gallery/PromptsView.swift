import GalleryViewModels
import UsherWeb

struct PromptsView: View {
  let viewModel: PromptsViewModel

  var body: some HTML {
    p {
      """
      What must be answered before anything else. A coordinator asks it and gets a typed answer; \
      Escape cancels it.
      """
    }
    .class("secondary intro")
    StatusText(viewModel.answer, style: "intro")
    ul {
      ForEach(viewModel.samples) { [viewModel] sample in
        li {
          button { sample.rawValue }.class("row").attribute("type", "button")
            .on(.click) { viewModel.press(sample) }
        }
      }
    }
    .class("list")
  }
}
