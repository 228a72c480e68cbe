import GalleryViewModels
import UsherGTK

struct GalleryView: View {
  let viewModel: GalleryViewModel

  /// The pages that the desktop has views for. The others show parts that are only there in a browser.
  nonisolated static let pages: Set<GalleryPage> = [
    .buttons, .fields, .choices, .options, .datesAndFiles, .form, .text, .lists, .charts, .notices,
    .states, .bar, .tabs, .sheets, .prompts,
  ]

  var body: some Content {
    ForEach(viewModel.groups) { group in
      Section(group.title) {
        ForEach(group.rows.filter { Self.pages.contains($0.id) }) { row in
          RowButton {
            viewModel.select(row.id)
          } content: {
            Text(row.title)
          }
          .pressed(row.isChosen)
        }
      }
    }
  }
}
