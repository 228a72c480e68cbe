/// Something goes on, and takes a while.
public struct Spinner: Component {
  private let label: String

  /// - Parameter label: what goes on, for who can't see the wheel turn.
  public init(_ label: String = "Loading") { self.label = label }

  /// The turning wheel.
  public var body: some HTML {
    div { span {}.class("spinner") }.role("status").label(label).class("waiting")
  }
}
