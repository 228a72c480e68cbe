import GTK

/// Contents that belong together, below their heading.
///
/// ```swift
/// Section("Summary") { ForEach(viewModel.summary) { line in Text(line.text) } }
/// ```
public struct Section: Content {
  private let title: () -> String?
  private let content: Group

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - title: the heading, which also names the section for screen readers; `nil` or empty for none.
  ///   - content: the contents.
  public init(
    _ title: @autoclosure @escaping () -> String? = nil,
    @ContentBuilder _ content: () -> Group
  ) {
    self.title = title
    self.content = content()
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [title, content] context in
        let (box, heading) = (Box(isVertical: true, spacing: 6), Label(wraps: true))
        heading.addStyle("title-4")
        context.bind(title) { title in
          heading.text = title ?? ""
          heading.isVisible = title?.isEmpty == false
          box.setName(title ?? "")
        }
        box.append(heading)
        let inner = Box(isVertical: true, spacing: 8)
        for widget in context.widgets(content.parts) { inner.append(widget) }
        box.append(inner)
        return box
      }
    ]
  }
}

extension Content {
  /// Puts a panel of another colour behind the content.
  public func card() -> some Content { VStack { self }.css("card") }
}
