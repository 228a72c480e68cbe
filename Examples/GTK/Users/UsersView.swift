import UsersViewModels
import Usher
import UsherGTK

struct UsersView: View {
  let viewModel: UsersViewModel

  var toolbar: some Content {
    RefreshButton(viewModel.isLoading, viewModel.refresh)
    Button(viewModel.filesButtonTitle, viewModel.filesButtonTapped).mnemonic("f")
  }

  var body: some Content {
    TextField("Search", viewModel.bind(\.query), kind: .search)
    Text(viewModel.notice).style(.secondary)
    LoadableView(viewModel.sections, retry: viewModel.retryButtonTapped) { sections in
      UserList(lines: { UserLine.lines(of: sections.value) }, endReached: viewModel.endReached)
    }
    .filling()
    Text(viewModel.count).style(.secondary)
    Button(viewModel.otherStyleButtonTitle, viewModel.otherStyleButtonTapped).style(.flat)
  }
}

/// The list of users, in both styles.
struct UserList: Component {
  let lines: () -> [UserLine]
  let endReached: () -> Void

  var body: some Content {
    List(lines(), label: "Users") { line in
      Text(line.title).css(line.isHeader ? "heading" : "")
      Text(line.detail).style(.secondary)
    } nearEnd: {
      endReached()
    }
  }
}

/// A line of the list: the header of a section, or a user.
struct UserLine: Identifiable, Equatable {
  let id: String
  let title: String
  let detail: String?
  let isHeader: Bool

  static func lines(of sections: [UserSectionModel]) -> [UserLine] {
    sections.flatMap { section in
      [UserLine(id: "section \(section.id)", title: section.name, detail: nil, isHeader: true)]
        + (section.rows.isEmpty
          ? [UserLine(id: "none \(section.id)", title: "Nobody", detail: nil, isHeader: false)]
          : section.rows.map {
            UserLine(
              id: "\($0.id)",
              title: $0.name.isEmpty ? "No name" : $0.name,
              detail: $0.email,
              isHeader: false
            )
          })
    }
  }
}
