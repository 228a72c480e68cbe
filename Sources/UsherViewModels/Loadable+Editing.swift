extension Loadable where Value: RangeReplaceableCollection & RandomAccessCollection {
  /// Changes the list that was fetched, for example when another person has added something to it. Whether a new list is
  /// being fetched, or couldn't be, stays as it is.
  ///
  /// ```swift
  /// invoices.edit { $0.insert(invoice, at: 0) }
  /// invoices.edit { $0.removeAll { $0.id == id } }
  /// ```
  ///
  /// A list that becomes empty is ``empty``, one that was ``empty`` and gets an item is ``loaded(_:)``. Nothing happens when
  /// there is no list, because none has come yet.
  ///
  /// - Parameter change: changes the list.
  public mutating func edit(_ change: (inout Value) -> Void) {
    guard var list = value ?? (isKnownEmpty ? Value() : nil) else { return }
    change(&list)
    switch self {
    case .idle: break
    case .loading: self = .loading(old: list)
    case .failed(_, let message, let canRetry):
      self = .failed(old: list, message: message, canRetry: canRetry)
    case .loaded, .empty: self = list.isEmpty ? .empty : .loaded(list)
    }
  }

  private var isKnownEmpty: Bool { if case .empty = self { true } else { false } }
}
