/// The attributes, bound properties and handlers of an element.
public protocol ElementAttributes {
  /// Renders the attributes in order. The host calls this function; apps don't.
  func render(into renderer: inout Renderer)
}

/// No attributes.
public struct NoAttributes: ElementAttributes {
  @inlinable init() {}
  /// Renders nothing.
  @inlinable public func render(into renderer: inout Renderer) {}
}

/// The attributes of an element, followed by one more attribute.
public struct AttributePair<First: ElementAttributes, Second: ElementAttributes>: ElementAttributes
{
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Renders `first`, then `second`.
  @inlinable public func render(into renderer: inout Renderer) {
    first.render(into: &renderer)
    second.render(into: &renderer)
  }
}

/// An attribute from a literal. It never changes, so it is sent to the browser only once, with the static markup.
public struct StaticAttribute: ElementAttributes {
  @usableFromInline let name: StaticString
  @usableFromInline let value: StaticString

  @inlinable init(_ name: StaticString, _ value: StaticString) {
    self.name = name
    self.value = value
  }

  /// Renders the attribute, with its value escaped.
  @inlinable public func render(into renderer: inout Renderer) {
    renderer.staticAttribute(name, value)
  }
}

/// An attribute that can change; it is left out when its value is `nil`.
public struct DynamicAttribute: ElementAttributes {
  @usableFromInline let name: StaticString
  @usableFromInline let value: String?

  @inlinable init(_ name: StaticString, _ value: String?) {
    self.name = name
    self.value = value
  }

  /// Renders the attribute. The value is escaped; a URL is checked first.
  @inlinable public func render(into renderer: inout Renderer) { renderer.attribute(name, value) }
}

/// A handler that is called when the person acts on the element.
public struct HandlerAttribute: ElementAttributes {
  @usableFromInline let event: HTMLEvent
  @usableFromInline let action: (String) -> Void

  @inlinable init(_ event: HTMLEvent, _ action: @escaping (String) -> Void) {
    self.event = event
    self.action = action
  }

  /// Marks the element, so that the browser reports the event to the server; the handler itself stays on the server.
  @inlinable public func render(into renderer: inout Renderer) { renderer.handler(event, action) }
}

/// The text or state of a field, which the browser shows and the person can change.
public struct PropertyAttribute: ElementAttributes {
  @usableFromInline let property: FieldProperty
  @usableFromInline let value: String
  @usableFromInline let set: (String) -> Void

  @inlinable init(_ property: FieldProperty, _ value: String, _ set: @escaping (String) -> Void) {
    self.property = property
    self.value = value
    self.set = set
  }

  /// Renders the text or state.
  @inlinable public func render(into renderer: inout Renderer) {
    renderer.property(property, value, set)
  }
}
