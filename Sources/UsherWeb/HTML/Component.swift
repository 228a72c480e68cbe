/// A part of a page with a name of its own, made of other content.
///
/// ```swift
/// struct Price: Component {
///   let text: String
///   var body: some HTML { strong { text }.class("price") }
/// }
/// ```
public protocol Component: HTML {
  /// What it is made of.
  associatedtype Body: HTML
  /// The content.
  @HTMLBuilder var body: Body { get }
}

extension Component {
  /// Renders the body in place.
  @inlinable public func render(into renderer: inout Renderer) { body.render(into: &renderer) }
}

/// A component that is exactly one element, as a row of a ``ForEach`` must be.
public protocol ElementComponent: Component, ElementHTML where Body: ElementHTML {}
