public import Usher

/// The files that are on their way, each with its progress and a button that cancels it.
///
/// ```swift
/// FileTransferList("Files being added", viewModel.transfers)
/// ```
///
/// A picture is shown from the person's own device, also before any of it is sent. A file that failed stays with the reason
/// until the person dismisses it. Nothing is seen while there are no files.
public struct FileTransferList: ElementComponent {
  private let label: String
  private let transfers: FileTransfers

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - label: the name of the list, for screen readers.
  ///   - transfers: the files.
  public init(_ label: String, _ transfers: FileTransfers) {
    self.label = label
    self.transfers = transfers
  }

  /// The rows.
  public var body: some ElementHTML {
    ul {
      ForEach(transfers.all) { [transfers] transfer in
        FileTransferRow(transfer: transfer, cancel: { transfers.cancel(transfer.id) })
      }
    }
    .class("list u-transfers").label(label)
  }
}
