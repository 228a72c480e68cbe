import Usher

/// A file of a ``FileTransferList``.
struct FileTransferRow: ElementComponent {
  let transfer: FileTransfer
  let cancel: () -> Void

  var body: some ElementHTML {
    li {
      span {
        if transfer.isPicture { Symbol.photos } else { Symbol.document }
        // Of one that failed nothing may be left: after the page was loaded again, its number is another file's.
        if !isOver, transfer.isPicture, let number = transfer.number {
          img().attribute("data-file", String(number)).attribute("alt", transfer.name)
            .attribute("decoding", "async")
        }
      }
      .class("u-transfer-sign")
      div { state }.class("u-transfer-state")
      button { Symbol.close }.class("u-transfer-end").attribute("type", "button")
        .label(isOver ? .dismissNamed : .cancelNamed, transfer.name).on(.click, cancel)
    }
  }

  private var isOver: Bool { if case .failed = transfer.state { true } else { false } }

  private func size(in words: HostWords) -> String { FileSize.text(of: transfer.size, in: words) }

  @HTMLBuilder private var state: some HTML {
    switch transfer.state {
    case .waiting:
      div {
        span { transfer.name }
        span { WordedText { "\(size(in: $0)) · \($0[.waiting])" } }.class("u-progress-detail")
      }
      .class("u-progress-line")
    case .running(let done):
      let percent = Int((done * 100).rounded(.down))
      ProgressBar(transfer.name, done, detail: { "\(size(in: $0)) · \(percent) %" })
    case .failed(let message):
      div {
        span { transfer.name }
        span { WordedText(size) }.class("u-progress-detail")
      }
      .class("u-progress-line")
      p { WordedText(translating: message) }.class("error").role("alert")
    }
  }
}
