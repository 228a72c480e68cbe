public import UsherWeb

/// The pictures of the tabs, by the names that the coordinator gives them.
public let matchesSymbols: [String: Symbol] = [
  "football": Symbol(
    """
    <circle cx="12" cy="12" r="9.3"/><path fill="currentColor" d="M12 8.6l3.3 2.4-1.3 3.8h-4l-1.3-3.8z"/>\
    <path d="M12 8.6V3M15.3 11l5.4-1.8M14 14.8l3.4 4.6M10 14.8l-3.4 4.6M8.7 11 3.3 9.2"/>
    """,
    filled: """
      <mask id="football-seams"><path fill="#fff" stroke="none" d="M0 0h24v24H0z"/><g stroke="#000">\
      <path fill="#000" d="M12 8.6l3.3 2.4-1.3 3.8h-4l-1.3-3.8z"/>\
      <path fill="none" d="M12 8.6V3M15.3 11l5.4-1.8M14 14.8l3.4 4.6M10 14.8l-3.4 4.6M8.7 11 3.3 9.2"/></g></mask>\
      <circle cx="12" cy="12" r="9.3" mask="url(#football-seams)"/>
      """
  ),
  "crown": Symbol(
    "<path d=\"M3.5 7.6l4.6 3.6L12 4.6l3.9 6.6 4.6-3.6-1.6 9.4H5.1zM5.4 20.4h13.2\"/>"
  ),
]
