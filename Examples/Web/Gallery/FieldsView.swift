import GalleryViewModels
import UsherWeb

struct FieldsView: View {
  let viewModel: FieldsViewModel

  var body: some HTML {
    GallerySection(
      "TextField",
      "One line of text. Say by its kind what is typed, so that a phone shows the keyboard for it."
    ) { [viewModel] in
      div {
        TextField("Empty", bind(\.empty))
        TextField("With a placeholder", bind(\.withPlaceholder), placeholder: "Ada Lovelace")
        TextField("Filled", bind(\.filled), autocomplete: "name")
        TextField("Longer than the field", bind(\.long))
        TextField("Password", bind(\.password), kind: .password, autocomplete: "new-password")
        TextField("Email", bind(\.email), kind: .email, autocomplete: "email")
        TextField("Web address", bind(\.address), kind: .url)
        TextField("Disabled", bind(\.filled), isDisabled: true)
        TextField("Disabled and empty", bind(\.empty), placeholder: "Nothing yet", isDisabled: true)
        TextField("Wrong", bind(\.wrong), kind: .email, message: viewModel.problem)
        TextField("Required, and left empty", viewModel.required)
        TextField(
          "A label that is so long that it needs more than one line wherever there is little room",
          bind(\.empty)
        )
      }
      .class("samples")
      div { TextField("Right to left", bind(\.rightToLeft)) }.attribute("dir", "rtl")
        .attribute("lang", "ar")
      ul {
        li {
          button { "A field that has the focus when its screen opens" }.class("row leads")
            .attribute("type", "button").on(.click, viewModel.focusButtonTapped)
        }
      }
      .class("list")
    }
    GallerySection(
      "TextArea",
      "Several lines of text. It can be pulled larger where there is a mouse."
    ) {
      [viewModel] in
      div {
        TextArea("Empty, two lines", bind(\.emptyArea), rows: 2)
        TextArea("Filled, four lines", bind(\.filledArea))
        TextArea("More than there is room for", bind(\.longArea))
        TextArea("Too long", viewModel.shortArea)
        TextArea("Disabled area", bind(\.filledArea), isDisabled: true)
      }
      .class("samples")
    }
  }
}
