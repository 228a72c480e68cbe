import UsherWeb

/// A magnifying glass over two screens.
let inspectorIcon = AppIcon(
  svg: """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="#5b3fc4"/>\
    <g fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round"><rect x="10" y="11" width="17" height="22" rx="3.5"/>\
    <circle cx="29" cy="27" r="7.5" fill="#5b3fc4"/><path d="m34.7 32.7 4.3 4.8"/></g></svg>
    """
)
