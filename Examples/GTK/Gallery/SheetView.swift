import GalleryViewModels
import Usher
import UsherGTK

struct SheetView: View {
  let viewModel: SheetViewModel

  var toolbar: some Content {
    Button("Done", viewModel.doneButtonTapped)
  }

  var body: some Content {
    ForEach(viewModel.paragraphs) { Text($0.text) }
    Show(when: viewModel.leadsOn) {
      Button("Another screen", viewModel.nextButtonTapped).align(.start)
      Button("A sheet over it", viewModel.anotherButtonTapped).align(.start)
      Button("A question over it", viewModel.askButtonTapped).align(.start)
      TextField("A field", viewModel.bind(\.text))
    }
  }
}
