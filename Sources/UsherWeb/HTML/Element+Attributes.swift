extension Element {
  /// The classes, which never change. Give an element one `class` only.
  ///
  /// A choice between two literals, as `isOn ? "on" : "off"`, counts as one as well: when it changes, what is
  /// around the element is made anew. As a `String` of a property it is an attribute that changes.
  @inlinable public func `class`(_ names: StaticString) -> With<StaticAttribute> {
    adding(StaticAttribute("class", names))
  }
  /// The classes, computed.
  @_disfavoredOverload
  @inlinable public func `class`(_ names: String) -> With<DynamicAttribute> {
    adding(DynamicAttribute("class", names))
  }
  /// The identity in the page, which must be unique.
  @inlinable public func id(_ id: StaticString) -> With<StaticAttribute> {
    adding(StaticAttribute("id", id))
  }
  /// The ARIA role.
  @inlinable public func role(_ role: StaticString) -> With<StaticAttribute> {
    adding(StaticAttribute("role", role))
  }
  /// Any attribute, which never changes.
  ///
  /// Handlers of scripts (`onclick` and such), `style` and `srcdoc` are left out: the page's security
  /// policy refuses them.
  @inlinable public func attribute(
    _ name: StaticString,
    _ value: StaticString = ""
  ) -> With<StaticAttribute> {
    adding(StaticAttribute(name, value))
  }
  /// Any attribute, computed; not there when the value is `nil`. Addresses are checked.
  @_disfavoredOverload
  @inlinable public func attribute(_ name: StaticString, _ value: String?) -> With<DynamicAttribute>
  {
    adding(DynamicAttribute(name, value))
  }
  /// An attribute without value, there or not.
  @inlinable public func attribute(_ name: StaticString, when isOn: Bool) -> With<DynamicAttribute>
  {
    adding(DynamicAttribute(name, isOn ? "" : nil))
  }
  /// A state that is written as `true` or `false`, as `aria-pressed`.
  @inlinable public func attribute(_ name: StaticString, is isOn: Bool) -> With<DynamicAttribute> {
    adding(DynamicAttribute(name, isOn ? "true" : "false"))
  }
  /// The accessible name, when the content doesn't say it.
  @inlinable public func label(_ name: StaticString) -> With<StaticAttribute> {
    adding(StaticAttribute("aria-label", name))
  }
  /// The accessible name, computed.
  @_disfavoredOverload
  @inlinable public func label(_ name: String) -> With<DynamicAttribute> {
    adding(DynamicAttribute("aria-label", name))
  }
  /// Where a link leads; only `http`, `https`, `mailto`, `tel` and addresses of this site.
  ///
  /// One that begins with neither a slash nor a scheme, as `pli/buy`, is an address within the app.
  @inlinable public func href(_ address: String) -> With<DynamicAttribute> {
    adding(DynamicAttribute("href", address))
  }
  /// What an image shows: an address of this site, or `data:image`. The page's security policy keeps
  /// pictures of other sites out.
  ///
  /// One that begins with neither a slash nor a scheme, as `-/preview/pli`, is an address within the
  /// app; the app's own resources are below `-/`.
  @inlinable public func src(_ address: String) -> With<DynamicAttribute> {
    adding(DynamicAttribute("src", address))
  }
  /// Whether it is disabled: shown so, and events for it are refused.
  @inlinable public func disabled(_ isDisabled: Bool) -> With<DynamicAttribute> {
    adding(DynamicAttribute("disabled", isDisabled ? "" : nil))
  }

  /// The element with one more attribute.
  public typealias With<New: ElementAttributes> = Element<AttributePair<Attributes, New>, Content>
}
