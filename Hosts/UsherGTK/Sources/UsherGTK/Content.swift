package import GTK

/// A part of a view: a text, a button, a list, or several of them.
///
/// A view's content is made once, when its screen is first seen. Each of its parts keeps what was written for it, for
/// example `Text(viewModel.title)`, and reads it again when it changes: then one property of one widget is set, and
/// nothing is compared or built again. So there is no `if` in a view; content that comes and goes is ``Show`` or
/// ``ForEach``.
///
/// A component of your own conforms to ``Component``.
@MainActor public protocol Content {
  /// The widgets of this content, still to be made.
  var parts: [Part] { get }
}

/// A widget that is still to be made. Only UsherGTK makes parts; see ``Content``.
@MainActor public struct Part {
  package let make: (PartContext) -> Widget
  /// Whether the part takes the height that others leave, and scrolls by itself.
  package let fillsHeight: Bool
  /// Whether the part stays at the lower edge of the screen, below what scrolls.
  let isPinned: Bool

  package init(
    fillsHeight: Bool = false,
    isPinned: Bool = false,
    _ make: @escaping (PartContext) -> Widget
  ) {
    self.make = make
    self.fillsHeight = fillsHeight
    self.isPinned = isPinned
  }
}

/// Several contents after each other.
@MainActor public struct Group: Content {
  /// The widgets of this content, still to be made.
  public let parts: [Part]

  /// Makes a group without content.
  public init() { parts = [] }

  /// Makes a group of contents.
  public init(@ContentBuilder _ content: () -> Group) { self = content() }

  init(_ parts: [Part]) { self.parts = parts }
}

/// Joins contents that are written below each other.
@resultBuilder
@MainActor public enum ContentBuilder {
  /// Takes one content.
  public static func buildExpression(_ content: some Content) -> Group { Group(content.parts) }
  /// Joins contents in their order.
  public static func buildBlock(_ contents: Group...) -> Group { Group(contents.flatMap(\.parts)) }
}

extension ContentBuilder {
  /// Not there: a view is made once, and an `if` in it would be read once.
  @available(
    *,
    unavailable,
    message: "Content is made once. Instead of `if`, write Show(when: …) { … } otherwise: { … }"
  )
  public static func buildEither(first: Group) -> Group { first }
  /// Not there: a view is made once, and an `if` in it would be read once.
  @available(
    *,
    unavailable,
    message: "Content is made once. Instead of `if`, write Show(when: …) { … } otherwise: { … }"
  )
  public static func buildEither(second: Group) -> Group { second }
  /// Not there: a view is made once, and an `if` in it would be read once.
  @available(
    *,
    unavailable,
    message: "Content is made once. Instead of `if`, write Show(when: …) { … } otherwise: { … }"
  )
  public static func buildOptional(_ content: Group?) -> Group { content ?? Group() }
  /// Not there: a view is made once, and a `for` in it would be run once.
  @available(
    *,
    unavailable,
    message: "Content is made once. Instead of `for`, write ForEach(…) { … }, or List(…) { … }"
  )
  public static func buildArray(_ contents: [Group]) -> Group { Group(contents.flatMap(\.parts)) }
}

/// A part of your own, made of others.
///
/// ```swift
/// struct Price: Component {
///   let photo: Live<PhotoViewModel>
///
///   var body: some Content {
///     Text(photo.isPurchased ? "Purchased" : photo.price).style(.secondary)
///   }
/// }
/// ```
@MainActor public protocol Component: Content {
  /// The type of the component's content.
  associatedtype Body: Content
  /// The component's content.
  @ContentBuilder var body: Body { get }
}

extension Component {
  /// The widgets of this content, still to be made.
  public var parts: [Part] { body.parts }
}
