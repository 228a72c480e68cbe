import GTK
public import Usher

/// The files that are being transferred, each with its progress or the reason why it failed, and a button to cancel it.
///
/// ```swift
/// FileTransferList(viewModel.transfers)
/// ```
public struct FileTransferList: Component {
  private let transfers: () -> FileTransfers

  /// Makes a list.
  public init(_ transfers: @autoclosure @escaping () -> FileTransfers) {
    self.transfers = transfers
  }

  /// A row for each file.
  public var body: some Content {
    ForEach(transfers().all) { [transfers] transfer in
      HStack(spacing: 12) {
        VStack(spacing: 4) {
          Text(transfer.name)
          Text(transfer.value.problem).style(.error)
          Show(when: transfer.value.problem == nil) {
            ProgressBar(transfer.name, transfer.value.fraction)
          }
        }
        .expand()
        Button(.cancel) { transfers().cancel(transfer.id) }.label(.cancelNamed, transfer.name)
      }
    }
  }
}

extension FileTransfer {
  fileprivate var problem: String? {
    if case .failed(let message) = state { message } else { nil }
  }
  fileprivate var fraction: Double {
    if case .running(let part) = state { part } else { 0 }
  }
}
