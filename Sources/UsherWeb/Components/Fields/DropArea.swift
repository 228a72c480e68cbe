public import Usher

/// An area with a button that lets the person choose files, and that takes the files and pictures that they drop on it or
/// paste while it is shown.
///
/// ```swift
/// DropArea("Add Pictures", accept: "image/*", onFile: viewModel.fileChosen)
/// FileTransferList("Pictures being added", viewModel.transfers)
/// ```
///
/// The button is a ``FileField``: the area only adds to it, so everything can be done by the keyboard and on a phone. What
/// is dropped or pasted and isn't accepted, for example a folder, is told below the button, and spoken. If a page shows
/// several areas, a pasted file goes to the one that has the focus, otherwise to the first.
public struct DropArea: ElementComponent {
  private let label: String
  private let hint: String?
  private let accept: String?
  private let isMultiple: Bool
  private let isDisabled: Bool
  private let onFile: (IncomingFile) -> Void

  /// Makes an area.
  ///
  /// - Parameters:
  ///   - label: the text of the button.
  ///   - hint: the text below it, where there is a mouse; `nil` for one in the language of the page, which says that files
  ///     can be dropped and pasted.
  ///   - accept: the accepted files, in the syntax of HTML: `image/*` or `.csv`; `nil` for all files. The browser checks
  ///     the name and the type only, and not those of a chosen file, so check the file that you get.
  ///   - isMultiple: whether the area takes several files at once; `onFile` is called for each of them.
  ///   - isDisabled: whether the area takes no file now.
  ///   - onFile: called with each file. The content of a file isn't sent before the app reads it.
  public init(
    _ label: String,
    hint: String? = nil,
    accept: String? = nil,
    isMultiple: Bool = true,
    isDisabled: Bool = false,
    onFile: @escaping (IncomingFile) -> Void
  ) {
    self.label = label
    self.hint = hint
    self.accept = accept
    self.isMultiple = isMultiple
    self.isDisabled = isDisabled
    self.onFile = onFile
  }

  /// The button, the hint, and the place for what isn't accepted.
  public var body: some ElementHTML {
    div {
      FileField(
        label,
        accept: accept,
        isMultiple: isMultiple,
        isDisabled: isDisabled,
        onFile: onFile
      )
      p { WordedText { [hint] in hint ?? $0[.dropHint] } }.class("secondary")
      // The script writes into it. It is there before, because some screen readers speak no new element.
      p {}.class("u-drop-told").role("status")
    }
    .class("u-drop").adding(DropAttribute())
  }
}
