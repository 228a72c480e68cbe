extension Symbol {
  /// A plus: add something new.
  public static let add = Symbol("<path d=\"M12 5v14M5 12h14\"/>")
  /// A tick: chosen, or done.
  public static let check = Symbol("<path d=\"M5 12.5l4.5 4.5L19 7.5\"/>")
  /// A cross: close, or remove.
  public static let close = Symbol("<path d=\"M6 6l12 12M18 6 6 18\"/>")
  /// A bin: delete.
  public static let delete = Symbol(
    "<path d=\"M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5\"/>"
  )
  /// A pencil: edit.
  public static let edit = Symbol("<path d=\"M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5 17.5 10\"/>")
  /// A circular arrow: fetch again.
  public static let refresh = Symbol("<path d=\"M20 11a8 8 0 1 0-2.3 6.6M20 5v6h-6\"/>")
  /// A magnifying glass: search.
  public static let search = Symbol(
    "<path d=\"M15.5 15.5 21 21M10 17a7 7 0 1 1 0-14 7 7 0 0 1 0 14z\"/>"
  )
  /// A gear: settings.
  public static let settings = Symbol(
    """
    <path d="M10.6 2.8h2.8l.5 2.5 1.9.8 2.1-1.4 2 2-1.4 2.1.8 1.9 2.5.5v2.8l-2.5.5-.8 1.9 1.4 \
    2.1-2 2-2.1-1.4-1.9.8-.5 2.5h-2.8l-.5-2.5-1.9-.8-2.1 1.4-2-2 1.4-2.1-.8-1.9-2.5-.5v-2.8l2.5-.5\
    .8-1.9-1.4-2.1 2-2 2.1 1.4 1.9-.8z"/><circle cx="12" cy="12.6" r="3.1"/>
    """
  )
  /// A letter “i” in a circle.
  public static let info = Symbol(
    "<circle cx=\"12\" cy=\"12\" r=\"9\"/><path d=\"M12 11v5.5M12 7.6v.1\"/>"
  )
  /// An exclamation mark in a triangle.
  public static let warning = Symbol("<path d=\"M12 4 21.5 20h-19zM12 10v4.5M12 17.3v.1\"/>")
  /// An arrow that points down to a line: download to the device.
  public static let download = Symbol("<path d=\"M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15\"/>")
  /// Head and shoulders.
  public static let person = Symbol(
    "<circle cx=\"12\" cy=\"8\" r=\"4\"/><path d=\"M4.5 20c.7-4.2 3.7-6 7.5-6s6.8 1.8 7.5 6z\"/>"
  )
  /// A picture with hills.
  public static let photos = Symbol(
    """
    <rect x="3.5" y="5" width="17" height="14" rx="2.5"/><path d="M4 16.5l4.5-4.5 4 4 2.5-2.5 5 4.5"/>\
    <circle cx="15.5" cy="9.3" r="1.3"/>
    """,
    filled: """
      <path stroke="none" fill-rule="evenodd" d="M6 4h12a3.5 3.5 0 0 1 3.5 3.5v9A3.5 3.5 0 0 1 18 20H6a3.5 \
      3.5 0 0 1-3.5-3.5v-9A3.5 3.5 0 0 1 6 4zm9.5 3.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5 17.2h14l-4-4.2-2.5 \
      2.5-4-4.3z"/>
      """
  )
  /// A sheet with a folded corner: a file.
  static let document = Symbol("<path d=\"M6.5 3.5h7.5l4.5 4.5v12.5h-12zM13.5 3.5v5h5\"/>")
  /// Lines below each other: a list.
  public static let list = Symbol(
    "<path d=\"M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1\"/>"
  )
  /// Bars of different heights.
  public static let chart = Symbol("<path d=\"M5 20v-8M12 20V4M19 20v-12M3 20h18\"/>")
  /// A star.
  public static let star = Symbol(
    "<path d=\"M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z\"/>"
  )
  /// An arrow that points to the upper right: the present location.
  public static let location = Symbol("<path d=\"M20.5 3.5 3.5 11l7.5 2 2 7.5z\"/>")

  /// A mark that points to the end of the line: there is more.
  public static let chevron = Symbol("<path d=\"M9 5.5l6.5 6.5L9 18.5\"/>")
  /// Three dots: more commands.
  public static let more = Symbol(
    "<path d=\"M5 12h.1M12 12h.1M19 12h.1\" stroke-width=\"3.4\"/>"
  )
  /// An eye: show what is hidden.
  public static let eye = Symbol(
    """
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z"/>\
    <circle cx="12" cy="12" r="3"/>
    """
  )
  /// An eye that is struck out: hide what is shown.
  public static let eyeClosed = Symbol(
    """
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM4 20 20 4"/>\
    <circle cx="12" cy="12" r="3"/>
    """
  )

  /// The symbols of tabs by the names that apps pass to `ChildSlot.tab(_:symbol:at:)`.
  static let ofTabs: [String: Symbol] = [
    "person": person, "photos": photos, "list": list, "chart": chart, "star": star,
    "settings": settings,
    "search": search, "location": location,
  ]
}
