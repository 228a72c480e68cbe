import Usher

/// The texts of the host itself in one language. English, German and Arabic are built in; an app can add others.
///
/// ```swift
/// var setup = WindowSetup(name: "Boutique", views: shopViews)
/// setup.languages = ["en", "fr"]
/// setup.words.append(WindowWords("fr", [.back: "Retour", .tryAgain: "Réessayer"]))
/// ```
public struct WindowWords: Sendable {
  /// The language, as a BCP 47 tag. `pt` is also for somebody who reads `pt-BR`, unless there are words for that.
  public let language: String
  private let texts: [WindowWord: String]

  /// Makes the texts of a language. A text that is missing is shown in English.
  public init(_ language: String, _ texts: [WindowWord: String]) {
    (self.language, self.texts) = (language, texts)
  }

  /// The words for somebody who reads a language: those of a language that is just so called, or else of the same without its
  /// country, or English. The last ones of several are an app's own.
  static func `for`(_ locale: DeviceLocale, among all: [WindowWords]) -> WindowWords {
    let known = [locale.identifier, locale.language].map { $0.lowercased() }
    return known.lazy.compactMap { name in all.last { $0.language.lowercased() == name } }.first
      ?? .english
  }

  /// The text of a word.
  public subscript(_ word: WindowWord) -> String { texts[word] ?? Self.englishTexts[word] ?? "" }

  /// The text of a word with a value in place of its name in braces.
  func text(_ word: WindowWord, _ value: String) -> String {
    let text = self[word]
    guard let open = text.firstIndex(of: "{"), let close = text.firstIndex(of: "}") else {
      return text
    }
    return text[..<open] + value + text[text.index(after: close)...]
  }

  /// The texts in English.
  public static let english = WindowWords("en", englishTexts)

  /// The texts in German.
  public static let german = WindowWords(
    "de",
    [
      .back: "Zurück", .close: "Schließen", .tryAgain: "Erneut versuchen",
      .nothingHere: "Hier ist noch nichts.",
      .loading: "Wird geladen", .refresh: "Aktualisieren", .undo: "Rückgängig",
      .dismiss: "Schließen", .cancel: "Abbrechen", .cancelNamed: "{name} abbrechen",
      .moveRow: "{name} verschieben", .clear: "Leeren", .choose: "Bitte wählen …",
      .hours: "Stunden",
      .minutes: "Minuten",
      .fieldNeedsAttention: "Bitte prüfen Sie 1 Feld.",
      .fieldsNeedAttention: "Bitte prüfen Sie {count} Felder.", .openFiles: "Ö_ffnen",
      .saveFile: "_Speichern", .tabs: "Reiter",
      .fileUnreadable: "„{name}“ kann nicht gelesen werden.",
      .fileElsewhere: "„{name}“ ist an einem Ort, den diese App nicht verwenden kann.",
      .diskFull: "Es ist kein Platz mehr auf der Festplatte.",
      .fileNotAllowed: "„{name}“ darf dort nicht gespeichert werden.",
      .fileNotSaved: "„{name}“ konnte nicht gespeichert werden.",
    ]
  )

  /// The texts in Arabic.
  public static let arabic = WindowWords(
    "ar",
    [
      .back: "رجوع", .close: "إغلاق", .tryAgain: "إعادة المحاولة",
      .nothingHere: "لا يوجد شيء هنا بعد.", .loading: "جارٍ التحميل",
      .refresh: "تحديث", .undo: "تراجع", .dismiss: "إغلاق", .cancel: "إلغاء",
      .cancelNamed: "إلغاء {name}", .moveRow: "نقل {name}", .clear: "مسح", .choose: "اختر …",
      .hours: "الساعات",
      .minutes: "الدقائق", .fieldNeedsAttention: "هناك حقل واحد يحتاج إلى مراجعة.",
      .fieldsNeedAttention: "عدد الحقول التي تحتاج إلى مراجعة: {count}.", .openFiles: "_فتح",
      .saveFile: "_حفظ", .tabs: "علامات التبويب", .fileUnreadable: "تتعذر قراءة “{name}”.",
      .fileElsewhere: "“{name}” في مكان لا يمكن لهذا التطبيق استخدامه.",
      .diskFull: "لا توجد مساحة كافية على القرص.",
      .fileNotAllowed: "لا يُسمح بحفظ “{name}” هناك.", .fileNotSaved: "تعذر حفظ “{name}”.",
    ]
  )

  private static let englishTexts: [WindowWord: String] = [
    .back: "Back", .close: "Close", .tryAgain: "Try Again",
    .nothingHere: "There is nothing here yet.", .loading: "Loading",
    .refresh: "Refresh", .undo: "Undo", .dismiss: "Dismiss", .cancel: "Cancel",
    .cancelNamed: "Cancel {name}", .moveRow: "Move {name}", .clear: "Clear", .choose: "Choose …",
    .hours: "Hours",
    .minutes: "Minutes", .fieldNeedsAttention: "1 field needs attention.",
    .fieldsNeedAttention: "{count} fields need attention.", .openFiles: "_Open",
    .saveFile: "_Save", .tabs: "Tabs", .fileUnreadable: "“{name}” can’t be read.",
    .fileElsewhere: "“{name}” is in a place that this app can’t use.",
    .diskFull: "There is no room left on the disk.",
    .fileNotAllowed: "You aren’t allowed to save “{name}” there.",
    .fileNotSaved: "“{name}” couldn’t be saved.",
  ]
}
