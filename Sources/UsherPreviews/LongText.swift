/// Texts that are longer than a designer expects, for previews: a view must show them whole, and stay in one piece.
///
/// ```swift
/// Preview("Photo", "long texts") { PhotoViewModel(shop: .offering(LongText.sentence), screen: $0) }
/// ```
public enum LongText {
  /// A word that no line has room for, without a place to break it.
  public static let word =
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"

  /// A text of several lines, with what looks like markup in it.
  public static let sentence = """
    This is what somebody has called it who had a lot of time, and who didn’t think of who would have to read it: a name \
    with <b>markup</b> & “quotation marks”, with a \(word) in the middle, and with an end that comes much later than \
    anybody has hoped for.
    """
}
