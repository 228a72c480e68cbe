import Usher

/// An option together with everything that its row shows: a row of ``ForEach`` is drawn again only if its item changes.
struct Choice<Option: Identifiable & Equatable>: Identifiable, Equatable {
  let option: Option
  var isChosen = false
  var isDisabled = false
  var id: Option.ID { option.id }
}

extension RandomAccessCollection where Element: Identifiable & Equatable {
  /// The options, with what their rows show.
  func choices(isDisabled: Bool = false, isChosen: (Element.ID) -> Bool) -> [Choice<Element>] {
    map { Choice(option: $0, isChosen: isChosen($0.id), isDisabled: isDisabled) }
  }
}

extension ValueBinding {
  /// A binding to the same value that is never `nil` in what it reads, and ignores `nil` when it is written.
  func optional() -> ValueBinding<Value?> {
    ValueBinding<Value?>(get: { value }, set: { if let new = $0 { value = new } })
  }
}
