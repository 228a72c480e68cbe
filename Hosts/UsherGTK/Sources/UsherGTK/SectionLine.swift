/// A line of a list in sections: the title of a section, or a row.
struct SectionLine<SectionID: Hashable, Row: Identifiable & Equatable>: Identifiable, Equatable {
  enum ID: Hashable {
    case title(SectionID)
    case row(Row.ID)
  }

  let id: ID
  let title: String?
  let row: Row?

  static func lines(of section: SectionID, _ title: String, _ rows: some Collection<Row>) -> [Self]
  {
    let header = title.isEmpty ? [] : [Self(id: .title(section), title: title, row: nil)]
    return header + rows.map { Self(id: .row($0.id), title: nil, row: $0) }
  }

  @MainActor static func content(
    _ line: Live<Self>,
    @ContentBuilder _ row: @escaping (Live<Row>) -> Group
  ) -> Group {
    Group {
      Text(line.title).style(.heading)
      Show(line.row, row)
    }
  }
}
