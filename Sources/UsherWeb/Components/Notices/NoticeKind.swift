/// How much a ``Banner`` or a ``Badge`` matters: it decides the colour, the symbol, and the word for screen readers.
public enum NoticeKind: String, Sendable, CaseIterable {
  /// Something to know.
  case information
  /// Something has been done.
  case success
  /// Something to take care of.
  case warning
  /// Something has failed, or is over.
  case failure

  var word: HostWord {
    switch self {
    case .information: .information
    case .success: .success
    case .warning: .warning
    case .failure: .failure
    }
  }

  @HTMLBuilder var symbol: some HTML {
    switch self {
    case .information: Symbol.info
    case .success: Symbol.check
    case .warning, .failure: Symbol.warning
    }
  }
}
