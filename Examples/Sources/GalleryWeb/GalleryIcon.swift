/// The app's picture.
public enum GalleryIcon {
  public static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="11" fill="#3d4a63"/>\
    <rect x="10" y="12" width="28" height="10" rx="5" fill="#7fd39a"/><circle cx="33" cy="17" r="3.6" fill="#fff"/>\
    <rect x="10" y="26" width="12" height="10" rx="3" fill="#7fb2ff"/><rect x="26" y="26" width="12" height="10" rx="3" fill="#ffb86b"/></svg>
    """
}
