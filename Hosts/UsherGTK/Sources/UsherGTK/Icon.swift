import GTK

/// An icon of the desktop's theme.
///
/// ```swift
/// Icon("starred-symbolic", label: "Favourite")
/// ```
public struct Icon: Content {
  private let name: () -> String
  private let label: () -> String
  private let size: Int

  /// Makes an icon.
  ///
  /// - Parameters:
  ///   - name: the name of the icon, read again when it changes; with an empty name, nothing is there.
  ///   - label: what the icon says, for screen readers; empty if it only decorates.
  ///   - size: the height and the width, in pixels.
  public init(
    _ name: @autoclosure @escaping () -> String,
    label: @autoclosure @escaping () -> String = "",
    size: Int = 16
  ) {
    (self.name, self.label, self.size) = (name, label, size)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [name, label, size] context in
        let icon = ThemeIcon()
        icon.size = size
        context.bind(label) { icon.setName($0) }
        context.bind(name) { name in
          icon.name = name
          icon.isVisible = !name.isEmpty
        }
        return icon
      }
    ]
  }
}
