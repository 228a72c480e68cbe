/// Marks an area onto which files can be dropped, with the texts about those that aren't accepted.
struct DropAttribute: ElementAttributes {
  func render(into renderer: inout Renderer) {
    let words = renderer.hostWords
    renderer.attribute("data-drop", words[.filesRefused])
    renderer.attribute("data-folders", words[.foldersRefused])
    renderer.attribute("data-one", words[.oneFile])
    renderer.attribute("data-most", words[.mostFiles])
  }
}
