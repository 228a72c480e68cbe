import GalleryViewModels
import Usher
import UsherGTK

struct FormView: View {
  let viewModel: FormViewModel

  var toolbar: some Content {
    Button("Reset", viewModel.resetButtonTapped)
  }

  var body: some Content {
    Text(
      """
      Fields that belong together, checked as they are left: here, against each other, and by a service that knows “ada” \
      and “grace”, and nothing of “offline”.
      """
    )
    .style(.secondary)
    Toggle("The service refuses everything", viewModel.bind(\.failsToSubmit))
    Form(viewModel.form, submit: viewModel.submitButtonTapped) {
      TextField("Name", viewModel.name)
      TextField("Username", viewModel.username)
      Text(viewModel.checking).style(.secondary)
      TextField("Password", viewModel.password, kind: .password)
      TextField("Password again", viewModel.again, kind: .password)
      Stepper("Adults", viewModel.adultsCount, in: viewModel.seatsRange) { _ in
        viewModel.adultsText
      }
      Stepper("Children", viewModel.childrenCount, in: viewModel.seatsRange) { _ in
        viewModel.childrenText
      }
      TextArea("Comments", viewModel.comments)
      Text(viewModel.message).style(.error)
      SubmitButton("Create Account", viewModel.form, isRunning: viewModel.isSubmitting)
      Text(viewModel.notice).style(.note)
    }
  }
}
