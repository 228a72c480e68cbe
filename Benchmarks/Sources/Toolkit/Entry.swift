import Observation
import Usher

/// Twenty texts with three rules each, in a form and by hand.
@Observable
final class Entry {
  let form: FormGroup
  private let fields: [Field<String>]
  private var texts: [String]

  init() {
    let texts = (0..<20).map { "entry number \($0)" }
    let fields = texts.map { text in
      Field(
        text,
        .required("Please enter something."),
        .length(3...40, "Use 3 to 40 characters."),
        .must({ $0.first != " " }, "It must not begin with a space.")
      )
    }
    self.texts = texts
    self.fields = fields
    form = FormGroup { fields }
  }

  /// The texts are one observable property, the rules are written out.
  var isValidByHand: Bool {
    texts.allSatisfy { text in
      text.contains { !$0.isWhitespace } && (3...40).contains(text.count) && text.first != " "
    }
  }
}
