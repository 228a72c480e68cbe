public import Usher

/// A field for several short texts, for example keywords, with its label: each is a tag that can be removed.
///
/// ```swift
/// TagField("Keywords", bind(\.keywords), placeholder: "Add a keyword")
/// ```
///
/// A text becomes a tag by Return, by a comma, or when the person leaves the field. White space around it is removed, and a
/// text that is there already isn't added again.
public struct TagField: Component {
  private let label: String
  private let tags: ValueBinding<[String]>
  private let placeholder: String?
  private let message: String?
  private let isDisabled: Bool
  private let limit: Int

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - label: the text above the tags.
  ///   - tags: the tags in order.
  ///   - placeholder: the text that the field shows while it is empty; `nil` for none.
  ///   - limit: the most tags that there can be. Those beyond it aren't added.
  ///   - message: the problem with the tags, shown below them; `nil` for none.
  ///   - isDisabled: whether the tags can't be changed now.
  public init(
    _ label: String,
    _ tags: ValueBinding<[String]>,
    placeholder: String? = nil,
    limit: Int = 50,
    message: String? = nil,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.tags = tags
    self.placeholder = placeholder
    self.limit = limit
    self.message = message
    self.isDisabled = isDisabled
  }

  private struct Tag: Identifiable, Equatable {
    let id: String
    let isDisabled: Bool
  }

  /// The label, the tags and the field.
  public var body: some HTML {
    FieldGroup(label: label, message: message) {
      div {
        ul {
          ForEach(tags.value.map { Tag(id: $0, isDisabled: isDisabled) }, allRows: true) {
            [tags] tag in
            li {
              span { tag.id }
              button { Symbol.close }.attribute("type", "button").label(.removeTag, tag.id)
                .disabled(tag.isDisabled).on(.click) { tags.value.removeAll { $0 == tag.id } }
            }
            .class("u-tag")
          }
        }
        .label(label)
        input().attribute("type", "text").label(label).attribute("placeholder", placeholder)
          .attribute("autocomplete", "off").attribute("enterkeyhint", "done")
          .attribute("data-tags").disabled(isDisabled)
          .adding(HandlerAttribute(.change, add))
      }
      .class("u-tags")
    }
  }

  private func add(_ text: String) {
    for part in text.split(separator: ",") {
      let tag = part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      let name = String(tag)
      guard !name.isEmpty, tags.value.count < limit, !tags.value.contains(name) else { continue }
      tags.value.append(name)
    }
  }
}
