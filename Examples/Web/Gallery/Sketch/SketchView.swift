import GalleryViewModels
import UsherWeb

struct SketchView: View {
  let viewModel: SketchViewModel

  var body: some HTML {
    GallerySection(
      "Island",
      """
      What a script of the app’s own draws: a map, an editor, a chart. Draw with a mouse, a finger or a pen; the lines are \
      kept by the view model.
      """
    ) { [viewModel] in
      Island(SketchFiles.sketch, viewModel.lines, label: "Drawing", on: viewModel.lineDrawn) {
        // As high as the drawing, so that nothing moves when it is there.
        p { "The drawing needs JavaScript." }.class("secondary no-pad")
      }
      p { viewModel.summary }.attribute("role", "status")
      div {
        button { "Add a Star" }.class("button").on(.click, viewModel.starButtonTapped)
        button { "Undo" }.class("button secondary").disabled(viewModel.isEmpty)
          .on(.click, viewModel.undoButtonTapped)
        button { "Clear" }.class("button secondary").disabled(viewModel.isEmpty)
          .on(.click, viewModel.clearButtonTapped)
      }
      .class("line")
    }
  }
}
