import Observation
import Usher

@testable import UsherGTK

/// A state that can't be encoded while it is no number.
@Observable
nonisolated final class NumberModel: ViewModel, Restorable {
  let title = "Numbers"
  var value = 1.0
  var savedState: Double {
    get { value }
    set { value = newValue }
  }
}

struct NumberView: View {
  let viewModel: NumberModel
  var body: some Content { Text("\(viewModel.value)") }
}

func numbers() -> GTKApp {
  GTKApp(WindowSetup(name: "Numbers", views: Views(NumberView.self)), at: "numbers") {
    navigation,
    snapshot in
    navigation.start(restoring: snapshot) { TestCoordinator({ NumberModel() }, flow: $0) }
  }
}

extension TestProgram {
  /// The view model of the window of the numbers.
  var number: NumberModel? {
    window("Numbers")?.layers.first?.shown.first?.screen.viewModel as? NumberModel
  }
}
