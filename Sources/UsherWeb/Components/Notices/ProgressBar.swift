/// How far something is, with its name.
///
/// ```swift
/// ProgressBar("Uploading", viewModel.progress)
/// ```
public struct ProgressBar: ElementComponent {
  private let label: String
  private let value: Double?
  private let detail: (HostWords) -> String?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - label: what is going on.
  ///   - value: the part that is done, from 0 to 1; `nil` while nobody knows.
  ///   - detail: the text at the end of the label's line; `nil` for the percentage, where the value is known.
  public init(_ label: String, _ value: Double?, detail: String? = nil) {
    self.init(label, value, detail: { _ in detail })
  }

  /// - Parameter detail: returns the text at the end of the label's line in the language of the page.
  init(_ label: String, _ value: Double?, detail: @escaping (HostWords) -> String?) {
    let value = value.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    let percentage = value.map { "\(Int(($0 * 100).rounded(.down))) %" }
    self.label = label
    self.value = value
    self.detail = { detail($0) ?? percentage }
  }

  /// The name, the percentage and the bar.
  public var body: some ElementHTML {
    div {
      div {
        span { label }.attribute("aria-hidden", "true")
        if hasDetail {
          span { WordedText { [detail] in detail($0) ?? "" } }.class("u-progress-detail")
        }
      }
      .class("u-progress-line")
      progress {}.attribute("max", "1").attribute("value", value.map { "\($0)" }).label(label)
        .adding(WordedLabel("aria-valuetext", detail))
    }
    .class("u-progress")
  }

  private var hasDetail: Bool { detail(.english) != nil }
}
