import WebTesting

/// The field that the person is in.
struct TestFocus {
  let node: Node
  /// Whether the person has changed its text.
  var isChanged = false
}
