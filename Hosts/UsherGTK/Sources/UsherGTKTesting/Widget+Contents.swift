package import GTK

extension Widget {
  /// The widgets in this one, in the order in which they are seen.
  private var contents: [Widget] {
    switch self {
    case let box as Box: box.children
    case let bar as HeaderBar: bar.children
    case let overlay as Overlay: overlay.children
    case let button as GTK.Button: [button.child].compactMap(\.self)
    case let list as ListView: list.rows.map(\.widget)
    case let columns as GTK.Columns: columns.children
    case let scrolled as Scrolled: [scrolled.child]
    case let button as MenuButton: [button.content]
    default: []
    }
  }

  /// The first widget of a type in this one.
  package func find<Found: Widget>(_ type: Found.Type) -> Found? { all(type).first }

  /// The widgets of a type in this one.
  package func all<Found: Widget>(_ type: Found.Type) -> [Found] {
    contents.flatMap { [$0 as? Found].compactMap(\.self) + $0.all(type) }
  }

  /// The texts that can be seen.
  package var texts: [String] {
    switch self {
    case let label as Label: [label.text]
    case let button as GTK.Button: [button.title]
    case let button as MenuButton: [button.title]
    default: contents.filter(\.isVisible).flatMap(\.texts)
    }
  }
}
