import Usher

// What stands around a list: its marks, and the links to more rows for who has no script.
extension Renderer {
  /// Begins a list.
  ///
  /// - Parameters:
  ///   - window: which rows the browser gets of a long list; `nil` if it gets all.
  ///   - count: the number of rows that it gets.
  ///   - target: the index of the row that it scrolls to.
  @usableFromInline mutating func beginList(
    _ memory: any ListMemory,
    _ window: ListWindow?,
    count: Int,
    _ target: Int?
  ) {
    lists.append(memory)
    endsInTextPart = false
    guard mode == .page else {
      markup.append("<!--*--><!--/-->")
      out.append(varint: count)
      append(window, target)
      return
    }
    out.append("<!--*")
    if let window {
      let target = target.map { ",\($0)" } ?? ""
      out.append(contentsOf: "\(window.first),\(window.total)\(target)".utf8)
    }
    out.append("-->")
  }

  @usableFromInline mutating func endList(_ window: ListWindow?) {
    endsInTextPart = false
    guard mode == .page else { return }
    out.append("<!--/-->")
    if let window, let location = source?.location { addLinks(window, location) }
  }

  /// Writes which rows of a list the browser has, and which it scrolls to.
  @usableFromInline mutating func append(_ window: ListWindow?, _ target: Int?) {
    out.append(varint: window?.first ?? 0)
    out.append(varint: window?.total ?? 0)
    out.append(varint: target.map { $0 + 1 } ?? 0)
  }

  /// Writes links to the rows before and after, for a page without its script.
  private mutating func addLinks(_ window: ListWindow, _ location: String) {
    guard !window.isAll else { return }
    let separator = location.contains("?") ? "&amp;" : "?"
    var address: [UInt8] = []
    Self.escape(location, into: &address)
    out.append("<noscript><p class=\"more-rows\">")
    for (word, first, isThere) in [
      (HostWord.rowsBefore, max(0, window.first - window.count), window.first > 0),
      (HostWord.rowsAfter, window.first + window.count, window.range.upperBound < window.total),
    ] where isThere {
      out.append("<a href=\"")
      out.append(contentsOf: address)
      out.append(contentsOf: "\(separator)\(RowsParameter.name)=\(longLists)-\(first)\">".utf8)
      Self.escape(hostWords[word], into: &out)
      out.append("</a> ")
    }
    out.append("</p></noscript>")
  }
}
