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
  private let alignment: VerticalAlignment
  private let spacing: Int
  private var isEven = false

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: where contents lie that are less high than others.
  ///   - spacing: the space between the contents, in pixels.
  ///   - content: the contents.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Int = 8,
    @ContentBuilder _ content: () -> Group
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Gives all contents the same width.
  public func equalWidths() -> HStack {
    var row = self
    row.isEven = true
    return row
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    box(content.parts, isVertical: false, spacing, alignment, isEven: isEven)
  }
}

@MainActor private func box(
  _ parts: [Part],
  isVertical: Bool,
  _ spacing: Int,
  _ alignment: VerticalAlignment = .center,
  isEven: Bool = false
) -> [Part] {
  [
    Part(fillsHeight: parts.contains(where: \.fillsHeight)) { context in
      let box = Box(isVertical: isVertical, spacing: spacing)
      if isEven { box.shareEvenly() }
      let line =
        isVertical ? nil : RowLine(spacing: spacing, alignment: alignment, isEven: isEven)
      for widget in context.widgets(parts, in: line) {
        if let line { line.append(widget, to: box) } else { box.append(widget) }
      }
      return box
    }
  ]
}

/// Where content lies in a row that is higher than it needs.
public enum VerticalAlignment: Sendable {
  /// At the top: for texts that may have several lines, beside their labels.
  case top
  /// In the middle.
  case center
}

/// Where content lies in room that is wider than it needs.
public enum HorizontalAlignment: Sendable {
  /// Where the person begins to read.
  case start
  /// In the middle.
  case center
  /// Where the person ends.
  case end

  var gtk: Alignment {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}

extension Content {
  /// Has the content take the room that others leave, from side to side; also up and down, if `vertically` is `true`.
  public func expand(vertically: Bool = false) -> some Content {
    changed { widget, _ in widget.expand(horizontally: true, vertically: vertically) }
  }

  /// Puts the content at the start, in the middle or at the end of the room that is wider than it needs.
  public func align(_ alignment: HorizontalAlignment) -> some Content {
    changed { widget, _ in
      widget.align(horizontally: alignment.gtk)
      if alignment == .center { (widget as? Label)?.centreLines() }
    }
  }

  /// Gives the content a width where there is room for it, so that columns line up. It keeps
  /// the width while its content is hidden.
  ///
  /// - Parameter width: the width, in pixels at the normal size of texts.
  public func width(_ width: Int) -> some Content {
    Group(
      parts.map { part in
        Part(fillsHeight: part.fillsHeight, isPinned: part.isPinned) { context in
          let box = Box(isVertical: true)
          box.append(part.make(context))
          box.wish(width: width)
          box.align(horizontally: .start)
          return box
        }
      }
    )
  }

  /// Lets the person use the content only while a condition holds.
  public func enabled(_ condition: @autoclosure @escaping () -> Bool) -> some Content {
    changed { widget, context in context.bind(condition) { widget.isEnabled = $0 } }
  }

  /// Calls an action when the content has come into sight for the first time.
  public func onAppear(_ action: @escaping () -> Void) -> some Content {
    changed { widget, context in
      var isDone = false
      context.observe(widget, "map") { [weak context] in
        guard !isDone else { return }
        isDone = true
        // GTK shows widgets at this moment, and they must not change meanwhile.
        MainLoop.after(0) { context?.perform(action) }
      }
    }
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

  func changed(_ change: @escaping (Widget, PartContext) -> Void) -> Group {
    Group(
      parts.map { part in
        Part(fillsHeight: part.fillsHeight, isPinned: part.isPinned) { context in
          let widget = part.make(context)
          change(widget, context)
          return widget
        }
      }
    )
  }
}
