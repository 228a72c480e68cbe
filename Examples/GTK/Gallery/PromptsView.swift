import GalleryViewModels
import UsherGTK

struct PromptsView: View {
  let viewModel: PromptsViewModel

  var body: some Content {
    Text(
      "What must be answered before anything else. A coordinator asks it and gets a typed answer; Escape cancels it."
    )
    .style(.secondary)
    Text(viewModel.answer)
    ForEach(viewModel.samples) { sample in
      RowButton {
        viewModel.press(sample.value)
      } content: {
        Text(sample.rawValue)
      }
    }
  }
}
