/// The texts of the pages whose samples are screens of their own.
extension GalleryCoordinator {
  static let barText = """
    The host draws the bar: Back, the title, which is large until one scrolls, and the buttons that a \
    view gives it.
    """
  static let tabsText = """
    Three to five parts of an app that people change between. Each keeps the screens it shows. They \
    are below on a phone, and beside where there is room.
    """
  static let sheetsText = """
    A task of its own over what is there: it comes from below on a phone, and as a card where there is \
    room. What needs all of the window takes it.
    """
}
