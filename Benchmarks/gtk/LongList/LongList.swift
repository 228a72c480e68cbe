import Foundation
import ListMeasure
import Usher
import UsherGTK

/// A list of as many rows as the first argument says, which measures itself.
@main enum LongList {
  static var model: RowsViewModel?

  @ViewsBuilder private static var views: Views { RowsView.self }

  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
    let app = GTKApp(WindowSetup(name: "Rows", views: views), at: "") { navigation, _ in
      navigation.start { RowsCoordinator(count: count, flow: $0) }
    }
    list_measure { text, inserts in
      guard let text else { return }
      let title = String(cString: text)
      MainActor.assumeIsolated { LongList.model?.change(title, inserts: inserts != 0) }
    }
    exit(GTKProgram(id: "org.usher.LongList", app).run())
  }
}
