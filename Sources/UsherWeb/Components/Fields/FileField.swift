public import Usher

/// A button that lets the person choose a file.
///
/// ```swift
/// FileField("Add a Photo", accept: "image/*", onFile: viewModel.fileChosen)
/// ```
///
/// The person can also drop a file on the button.
public struct FileField: Component {
  private let label: String
  private let accept: String?
  private let isMultiple: Bool
  private let isDisabled: Bool
  private let onFile: (IncomingFile) -> Void

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - label: the text of the button.
  ///   - accept: the files that the browser offers, in the syntax of HTML: `image/*` or `.csv`; `nil` for all
  ///     files. The person can still choose any other file, so check the file that you get.
  ///   - isMultiple: whether the person can choose several files at once; `onFile` is called for each of them.
  ///   - isDisabled: whether the person can't choose a file now.
  ///   - onFile: called with each chosen file. The content of a file isn't sent before the app reads it.
  public init(
    _ label: String,
    accept: String? = nil,
    isMultiple: Bool = false,
    isDisabled: Bool = false,
    onFile: @escaping (IncomingFile) -> Void
  ) {
    self.label = label
    self.accept = accept
    self.isMultiple = isMultiple
    self.isDisabled = isDisabled
    self.onFile = onFile
  }

  /// The button.
  public var body: some HTML {
    UsherWeb.label {
      label
      input().attribute("type", "file").attribute("accept", accept)
        .attribute("multiple", when: isMultiple).disabled(isDisabled).onFile(onFile)
    }
    .class("button secondary file")
  }
}
