import GalleryViewModels
import UsherWeb

struct SheetView: View {
  let viewModel: SheetViewModel

  var toolbar: some HTML {
    button { "Done" }.on(.click, viewModel.doneButtonTapped)
  }

  var body: some HTML {
    div {
      ForEach(viewModel.paragraphs) { paragraph in p { paragraph.text } }
      if viewModel.leadsOn {
        ul {
          li {
            button { "Another screen" }.class("row leads").attribute("type", "button")
              .on(.click, viewModel.nextButtonTapped)
          }
          li {
            button { "A sheet over it" }.class("row leads").attribute("type", "button")
              .on(.click, viewModel.anotherButtonTapped)
          }
          li {
            button { "A question over it" }.class("row").attribute("type", "button")
              .on(.click, viewModel.askButtonTapped)
          }
        }
        .class("list")
        TextField("A field", bind(\.text))
      }
    }
    .class("part")
  }
}
