import GTK
public import Usher

/// A button that lets the person choose files, by the desktop's dialog.
///
/// ```swift
/// FileButton("Add Files", onFile: viewModel.fileChosen)
/// ```
public struct FileButton: Content {
  private let title: () -> String
  private let onFile: (IncomingFile) -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the title of the button, and of the dialog.
  ///   - onFile: called for each chosen file. Its content is read from the disk no faster than the app takes it; if it can't
  ///     be read, a ``DiskFileError`` says why.
  public init(
    _ title: @autoclosure @escaping () -> String,
    onFile: @escaping (IncomingFile) -> Void
  ) {
    (self.title, self.onFile) = (title, onFile)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [title, onFile] context in
        let button = GTK.Button()
        button.align(horizontally: .start)
        context.bind(title) { button.title = $0 }
        var chooser: FileChooser?
        context.onEnd { chooser?.end() }
        context.on(button, "clicked") { [weak context] in
          guard let context, let window = context.acts.window() else { return }
          chooser?.end()
          chooser = FileChooser(
            over: window,
            title: title(),
            accept: context.acts.words[.openFiles]
          )
          let words = context.acts.words
          chooser?.show { [weak context] files in
            chooser = nil
            // The screen may have left, or be covered, by now.
            context?.perform { for file in files { onFile(DiskFile.incoming(file, words)) } }
          }
        }
        return button
      }
    ]
  }
}
