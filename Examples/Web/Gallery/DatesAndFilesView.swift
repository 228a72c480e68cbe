import GalleryViewModels
import UsherWeb

struct DatesAndFilesView: View {
  let viewModel: DatesAndFilesViewModel

  var body: some HTML {
    GallerySection("DateField", "A day and a time. The browser shows it as its people write dates.")
    {
      [viewModel] in
      div {
        DateField("Begins at", bind(\.date), in: viewModel.timeZone)
        DateField(
          "In March 2026 only",
          bind(\.inRange),
          in: viewModel.timeZone,
          range: viewModel.range
        )
        DateField("Before it begins", viewModel.end, in: viewModel.timeZone)
        DateField("Disabled", bind(\.early), in: viewModel.timeZone, isDisabled: true)
      }
      .class("samples")
    }
    GallerySection("DayField", "A day, or none.") { [viewModel] in
      DayField("A day of March 2026", bind(\.day), in: viewModel.timeZone, range: viewModel.range)
    }
    GallerySection(
      "FileField",
      "A file from the person’s device, chosen or dropped. The gallery reads it and forgets it."
    ) { [viewModel] in
      div {
        FileField("Add a File", onFile: viewModel.fileChosen)
        FileField("Add Pictures", accept: "image/*", isMultiple: true, onFile: viewModel.fileChosen)
        FileField("Nothing Now", isDisabled: true, onFile: viewModel.fileChosen)
      }
      .class("line")
    }
    GallerySection("DropArea", "Several files at once: chosen, dropped or pasted.") { [viewModel] in
      div {
        DropArea("Choose Files", onFile: viewModel.fileChosen)
        DropArea(
          "Choose a Picture",
          hint: "A single picture, of any kind.",
          accept: "image/*",
          isMultiple: false,
          onFile: viewModel.fileChosen
        )
        DropArea("Not Now", isDisabled: true, onFile: viewModel.fileChosen)
      }
      .class("samples")
    }
    GallerySection("FileTransferList", "The files that are on their way, one after the other.") {
      [viewModel] in
      FileTransferList("Files being read", viewModel.transfers)
      StatusText(viewModel.notice, style: "secondary")
    }
  }
}
