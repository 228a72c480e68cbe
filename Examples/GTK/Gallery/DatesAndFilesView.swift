import GalleryViewModels
import Usher
import UsherGTK

struct DatesAndFilesView: View {
  let viewModel: DatesAndFilesViewModel

  var body: some Content {
    Section("DateField") {
      DateField("Begins at", viewModel.bind(\.date), in: viewModel.timeZone)
    }
    Section("DayField") {
      DayField(
        "A day of March 2026",
        viewModel.bind(\.day),
        in: viewModel.timeZone,
        range: viewModel.range
      )
      .align(.start)
    }
    Section("FileButton") {
      FileButton("Add Files", onFile: viewModel.fileChosen)
      FileTransferList(viewModel.transfers)
      Text(viewModel.notice).style(.secondary)
    }
    Section("SaveButton") {
      SaveButton("Download", "hills", as: "hills.svg")
    }
  }
}
