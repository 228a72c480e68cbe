import ToolLibraryViewModels
import UsherWeb

struct RulesView: View {
  let viewModel: RulesViewModel

  var body: some HTML {
    form {
      BorrowSteps(present: 1)
      Card {
        ul {
          li { "Bring it back clean, on the last day." }
          li { "Tell us what is broken. Nobody will be angry." }
          li { "Don’t lend it to others." }
        }
        .class("rules")
      }
      Toggle("I will keep them", bind(\.isAccepted))
      button { "Continue" }.class("button wide").attribute("type", "submit")
        .disabled(!viewModel.isAccepted)
    }
    .class("form").on(.submit, viewModel.continueButtonTapped)
  }
}
