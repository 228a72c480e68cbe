import Foundation
import StarterFlows
import StarterModel
import Usher
import UsherDataFolder
import UsherGTK

@MainActor @ViewsBuilder var views: Views {
  BooksView.self
  EditBookView.self
}

@main
enum Program {
  @MainActor static func main() {
    let id = "org.example.ReadingList"
    let data = GTKProgram.dataFolder(of: id)
    let program = GTKProgram(id: id, name: "Reading List", data: data) { folder in
      let library = try Library(file: "\(folder.path)/books.json")
      let setup = WindowSetup(name: "Reading List", views: views)
      return [
        GTKApp(setup) { navigation, snapshot in
          navigation.start(restoring: snapshot) { BooksCoordinator(library: library, flow: $0) }
        }
      ]
    }
    exit(program.run(Array(CommandLine.arguments.dropFirst())))
  }
}
