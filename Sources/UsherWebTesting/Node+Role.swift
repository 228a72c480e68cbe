import WebTesting

extension Node {
  /// The role, as HTML's accessibility mapping gives it; `nil` for an element without a role of its own.
  var role: Role? {
    if let role = attributes["role"] { return Role(rawValue: role) }
    switch name {
    case "input": return inputRole
    case "img": return attributes["alt"] == "" ? nil : .image
    case "th": return attributes["scope"] == "row" ? .rowheader : .columnheader
    case "a": return attributes["href"] == nil ? nil : .link
    case "section":
      return attributes["aria-label"] ?? attributes["aria-labelledby"] == nil ? nil : .region
    default: return Self.roles[name]
    }
  }

  private var inputRole: Role? {
    switch attributes["type"] ?? "text" {
    case "checkbox": .checkbox
    case "radio": .radio
    case "range": .slider
    case "number": .spinbutton
    case "search": .searchbox
    case "file": .file
    case "button", "submit", "reset", "image": .button
    case "hidden": nil
    default: .textbox
    }
  }

  private static let roles: [String: Role] = [
    "article": .article, "button": .button, "dialog": .dialog, "fieldset": .group,
    "figure": .figure,
    "form": .form, "h1": .heading, "h2": .heading, "h3": .heading, "h4": .heading, "h5": .heading,
    "h6": .heading, "li": .listitem, "meter": .meter, "nav": .navigation,
    "ol": .list,
    "option": .option, "output": .status, "progress": .progressbar, "select": .combobox,
    "table": .table,
    "td": .cell, "textarea": .textbox, "tr": .row, "ul": .list,
  ]

  /// Whether the element, or one around it, isn't there for a person: hidden, or under something that is open.
  var isHidden: Bool {
    attributes["aria-hidden"] == "true" || attributes["hidden"] != nil || attributes["inert"] != nil
      || name == "noscript" || parent?.isHidden == true
  }

  /// The element's parents, from inside to outside.
  var ancestors: [Node] { parent.map { [$0] + $0.ancestors } ?? [] }

  /// The outermost node of the tree that the node is in.
  var top: Node { parent?.top ?? self }
}
