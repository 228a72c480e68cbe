import GalleryViewModels
import UsherWeb

struct FormView: View {
  let viewModel: FormViewModel

  var toolbar: some HTML {
    button { "Reset" }.on(.click, viewModel.resetButtonTapped)
  }

  var body: some HTML {
    p {
      """
      Fields that belong together, checked as they are left: here, against each other, and by a \
      service that knows “ada” and “grace”, and nothing of “offline”.
      """
    }
    .class("secondary intro")
    form {
      ul {
        li { div { Toggle("The service refuses everything", bind(\.failsToSubmit)) }.class("row") }
      }
      .class("list")
      TextField("Name", viewModel.name, autocomplete: "name")
      div {
        TextField("Username", viewModel.username, autocomplete: "username")
        StatusText(viewModel.checking, style: "secondary checking")
      }
      TextField("Password", viewModel.password, kind: .password, autocomplete: "new-password")
      TextField("Password again", viewModel.again, kind: .password, autocomplete: "new-password")
      ul {
        li {
          div {
            Stepper(
              "Adults",
              viewModel.adultsCount,
              in: viewModel.seatsRange,
              text: viewModel.adultsText
            )
          }
          .class("row")
        }
        li {
          div {
            Stepper(
              "Children",
              viewModel.childrenCount,
              in: viewModel.seatsRange,
              text: viewModel.childrenText
            )
          }
          .class("row")
        }
      }
      .class("list")
      TextArea("Comments", viewModel.comments)
      if let message = viewModel.message { p { message }.class("error").role("alert") }
      SubmitButton("Create Account", viewModel.form, isRunning: viewModel.isSubmitting)
      StatusText(viewModel.notice)
    }
    .class("form").on(.submit, viewModel.submitButtonTapped)
  }
}
