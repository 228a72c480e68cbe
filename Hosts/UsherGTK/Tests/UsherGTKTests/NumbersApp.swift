import Observation
import Usher

@testable import UsherGTK

/// A state that can't be encoded while it is no number.
@Observable
nonisolated final class NumberModel: ViewModel, Restorable {
  let title = "Numbers"
  var value = 1.0
  /// Whether it becomes such a state as it is restored.
  private let isSpoilt: Bool
  var savedState: Double {
    get { value }
    set { value = isSpoilt ? .nan : newValue }
  }

  init(isSpoilt: Bool) { self.isSpoilt = isSpoilt }
}

struct NumberView: View {
  let viewModel: NumberModel
  var body: some Content { Text("\(viewModel.value)") }
}

func numbers(isSpoilt: Bool = false) -> GTKApp {
  GTKApp(WindowSetup(name: "Numbers", views: Views(NumberView.self)), at: "numbers") {
    navigation,
    snapshot in
    navigation.start(restoring: snapshot) {
      TestCoordinator({ NumberModel(isSpoilt: isSpoilt) }, flow: $0)
    }
  }
}

extension TestProgram {
  /// The view model of the window of the numbers.
  var number: NumberModel? {
    window("Numbers")?.layers.first?.shown.first?.screen.viewModel as? NumberModel
  }
}
