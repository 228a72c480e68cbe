public import Usher

/// A button that lets the person choose a file.
///
/// ```swift
/// FileField("Add a Photo", accept: "image/*", onFile: viewModel.fileChosen)
/// ```
///
/// A file can be dropped on it, too.
public struct FileField: Component {
  private let label: String
  private let accept: String?
  private let isMultiple: Bool
  private let isDisabled: Bool
  private let onFile: (IncomingFile) -> Void

  /// A field.
  ///
  /// - Parameters:
  ///   - label: what the button says.
  ///   - accept: which files the browser offers, by HTML's names: `image/*` or `.csv`. Others may come
  ///     all the same.
  ///   - isMultiple: whether several can be chosen at once; they come one by one.
  ///   - isDisabled: whether nothing can be chosen now.
  ///   - onFile: called with each file that was chosen; nothing of its content has come then.
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
