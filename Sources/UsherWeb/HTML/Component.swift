/// A reusable piece of a page that is made of other content.
///
/// ```swift
/// struct Price: Component {
///   let text: String
///   var body: some HTML { strong { text }.class("price") }
/// }
/// ```
public protocol Component: HTML {
  /// The type of the content.
  associatedtype Body: HTML
  /// The content of the component.
  @HTMLBuilder var body: Body { get }
}

extension Component {
  /// Renders the ``body``. The host calls this function; apps don't.
  @inlinable public func render(into renderer: inout Renderer) { body.render(into: &renderer) }
}

/// A component whose body is exactly one element. A row of a ``ForEach`` must be such a component, or an element.
///
/// ```swift
/// struct PhotoRow: ElementComponent {
///   let title: String
///   var body: some ElementHTML { li { title }.class("row") }
/// }
/// ```
public protocol ElementComponent: Component, ElementHTML where Body: ElementHTML {}
