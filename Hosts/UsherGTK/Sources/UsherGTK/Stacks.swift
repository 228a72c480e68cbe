import GTK

/// Contents below each other.
///
/// ```swift
/// VStack { Text(photo.title); Text(photo.price).style(.secondary) }
/// ```
public struct VStack: Content {
  private let content: Group
  private let spacing: Int

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - spacing: the space between the contents, in pixels.
  ///   - content: the contents.
  public init(spacing: Int = 8, @ContentBuilder _ content: () -> Group) {
    self.spacing = spacing
    self.content = content()
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] { box(content.parts, isVertical: true, spacing) }
}

/// Contents beside each other.
///
/// ```swift
/// HStack { Text(photo.title).expand(); Text(photo.price) }
/// ```
public struct HStack: Content {
  private let content: Group
  private let spacing: Int

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - spacing: the space between the contents, in pixels.
  ///   - content: the contents.
  public init(spacing: Int = 8, @ContentBuilder _ content: () -> Group) {
    self.spacing = spacing
    self.content = content()
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] { box(content.parts, isVertical: false, spacing) }
}

@MainActor private func box(_ parts: [Part], isVertical: Bool, _ spacing: Int) -> [Part] {
  [
    Part(fillsHeight: parts.contains(where: \.fillsHeight)) { context in
      let box = Box(isVertical: isVertical, spacing: spacing)
      for widget in context.widgets(parts) {
        box.append(widget)
        if !isVertical, !widget.expandsVertically { widget.align(vertically: .center) }
      }
      return box
    }
  ]
}

extension Content {
  /// Has the content take the room that others leave, from side to side; also up and down, if `vertically` is `true`.
  public func expand(vertically: Bool = false) -> some Content {
    changed { widget, _ in widget.expand(horizontally: true, vertically: vertically) }
  }

  /// Gives the content a class of CSS, for the app's own styles.
  public func css(_ name: @autoclosure @escaping () -> String) -> some Content {
    changed { widget, context in
      var last = ""
      context.bind(name) { name in
        if !last.isEmpty { widget.removeStyle(last) }
        if !name.isEmpty { widget.addStyle(name) }
        last = name
      }
    }
  }

  private func changed(_ change: @escaping (Widget, PartContext) -> Void) -> Group {
    Group(
      parts.map { part in
        Part(fillsHeight: part.fillsHeight) { context in
          let widget = part.make(context)
          change(widget, context)
          return widget
        }
      }
    )
  }
}
