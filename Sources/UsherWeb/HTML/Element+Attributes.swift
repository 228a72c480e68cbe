extension Element {
  /// Adds classes from a literal: `.class("row leads")`. They never change. An element can have several such calls:
  /// each adds its classes.
  ///
  /// A choice between two literals, for example `isOn ? "on" : "off"`, is treated as a literal too. When the choice
  /// changes, the region around the element is drawn and sent again. If only the attribute should be sent, pass a
  /// `String`, for example from a property.
  @inlinable public func `class`(_ names: StaticString) -> With<StaticAttribute> {
    adding(StaticAttribute("class", names))
  }
  /// Sets classes that can change. Call this at most once for an element, and don't add classes from a literal to the
  /// same element.
  @_disfavoredOverload
  @inlinable public func `class`(_ names: String) -> With<DynamicAttribute> {
    adding(DynamicAttribute("class", names))
  }
  /// Sets the `id` of the element, which must be unique in the page.
  @inlinable public func id(_ id: StaticString) -> With<StaticAttribute> {
    adding(StaticAttribute("id", id))
  }
  /// Sets the ARIA role.
  @inlinable public func role(_ role: StaticString) -> With<StaticAttribute> {
    adding(StaticAttribute("role", role))
  }
  /// Adds any attribute from a literal, which never changes.
  ///
  /// The attributes for script handlers (for example `onclick`), `style` and `srcdoc` are left out: the page's security
  /// policy refuses them.
  @inlinable public func attribute(
    _ name: StaticString,
    _ value: StaticString = ""
  ) -> With<StaticAttribute> {
    adding(StaticAttribute(name, value))
  }
  /// Adds any attribute that can change; the attribute is left out when `value` is `nil`.
  ///
  /// The attributes for script handlers (for example `onclick`), `style` and `srcdoc` are always left out: the page's
  /// security policy refuses them. URLs are checked as in ``href(_:)`` and ``src(_:)``.
  @_disfavoredOverload
  @inlinable public func attribute(_ name: StaticString, _ value: String?) -> With<DynamicAttribute>
  {
    adding(DynamicAttribute(name, value))
  }
  /// Adds an attribute without a value, for example `required`, when `isOn` is `true`.
  @inlinable public func attribute(_ name: StaticString, when isOn: Bool) -> With<DynamicAttribute>
  {
    adding(DynamicAttribute(name, isOn ? "" : nil))
  }
  /// Adds an attribute whose value is `true` or `false`, for example `aria-pressed`.
  @inlinable public func attribute(_ name: StaticString, is isOn: Bool) -> With<DynamicAttribute> {
    adding(DynamicAttribute(name, isOn ? "true" : "false"))
  }
  /// Sets the accessible name (`aria-label`), for an element whose content doesn't contain the name.
  @inlinable public func label(_ name: StaticString) -> With<StaticAttribute> {
    adding(StaticAttribute("aria-label", name))
  }
  /// Sets an accessible name that can change.
  @_disfavoredOverload
  @inlinable public func label(_ name: String) -> With<DynamicAttribute> {
    adding(DynamicAttribute("aria-label", name))
  }
  /// Sets the target of a link: a URL of this site, or one with the scheme `http`, `https`, `mailto` or `tel`.
  ///
  /// A URL that begins with neither a scheme nor `/`, `#` or `?`, for example `pli/buy`, is a path within the app. A
  /// URL with any other scheme is replaced by a URL of an empty page.
  @inlinable public func href(_ address: String) -> With<DynamicAttribute> {
    adding(DynamicAttribute("href", address))
  }
  /// Sets the source of an image: a URL of this site, or a `data:image` URL (PNG, JPEG, WebP or GIF). The page's
  /// security policy refuses images of other sites.
  ///
  /// A URL that begins with neither a scheme nor `/`, `#` or `?`, for example `-/preview/pli`, is a path within the
  /// app; the app's own resources are below `-/`.
  @inlinable public func src(_ address: String) -> With<DynamicAttribute> {
    adding(DynamicAttribute("src", address))
  }
  /// Disables the element when `isDisabled` is `true`: it looks disabled, and its handlers aren't called.
  @inlinable public func disabled(_ isDisabled: Bool) -> With<DynamicAttribute> {
    adding(DynamicAttribute("disabled", isDisabled ? "" : nil))
  }

  /// The type that the element has after one more attribute was added.
  public typealias With<New: ElementAttributes> = Element<AttributePair<Attributes, New>, Content>
}
