import GTK
public import Usher

/// A field to choose one of many options from a list that opens, with its label. A long list can be searched.
///
/// ```swift
/// Select("Country", viewModel.countries, viewModel.bind(\.country)) { $0.name }
/// ```
///
/// For a few options, use ``SegmentedControl``.
public struct Select<Option: Identifiable & Equatable>: Content {
  private let label: () -> String
  private let options: () -> [Option]
  private let chosen: () -> Option.ID?
  private let choose: (Option.ID?) -> Void
  /// The text of the row for no option; `nil` where one is always chosen.
  private let nothing: ((PartContext) -> String)?
  private let title: (Option) -> String
  private var message: () -> String? = { nil }
  private var leave: () -> Void = {}

  /// Makes a field for a choice that is always made.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - options: the options in order, read again when they change.
  ///   - selection: the `id` of the chosen option.
  ///   - title: returns the text of an option.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ options: @autoclosure @escaping () -> [Option],
    _ selection: ValueBinding<Option.ID>,
    title: @escaping (Option) -> String
  ) {
    (self.label, self.options, self.title) = (label, options, title)
    chosen = { selection.value }
    choose = { if let new = $0 { selection.value = new } }
    nothing = nil
  }

  /// Makes a field for a choice of a form, which may be open. The field's message is shown below it, but not before the
  /// person has left the field or tried to submit the form.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - options: the options in order, read again when they change.
  ///   - field: the form's field, with the `id` of the chosen option, and the message.
  ///   - placeholder: the text in place of an option while none is chosen; `nil` for the host's “Choose…”. The person can
  ///     choose it again, unless the field is required.
  ///   - title: returns the text of an option.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ options: @autoclosure @escaping () -> [Option],
    _ field: Field<Option.ID?>,
    placeholder: @autoclosure @escaping () -> String? = nil,
    title: @escaping (Option) -> String
  ) {
    (self.label, self.options, self.title) = (label, options, title)
    chosen = { field.value }
    choose = { if $0 != nil || !field.isRequired { field.value = $0 } }
    nothing = { placeholder() ?? $0.acts.words[.choose] }
    (message, leave) = ({ field.message }, { field.touch() })
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let list = DropDown()
        var isShowing = false
        let show = { (new: Shown) in
          // GTK's signal comes for what is shown, too.
          isShowing = true
          if list.texts != new.texts { list.texts = new.texts }
          if list.chosen != new.chosen { list.chosen = new.chosen }
          isShowing = false
        }
        let read = { [self, weak context] in context.map(shown) ?? Shown() }
        context.bind(read, show)
        context.observe(list, "notify::selected") { [self, weak context] in
          guard !isShowing, let context, list.chosen != shown(in: context).chosen else { return }
          context.perform { choose(id(at: list.chosen)) }
          // What the app has made of it, also if that is nothing.
          show(shown(in: context))
          context.afterTurn { show(read()) }
        }
        let field = context.labelled(list, label, message: message, leave: leave)
        // A screen reader is at the button, which GTK calls what is chosen.
        context.bind(label) { list.nameParts($0) }
        context.bind { [message] in
          let new = read()
          return [new.chosen.map { new.texts[$0] }, message()].compactMap(\.self)
            .joined(separator: ". ")
        } _: {
          list.button.setDescription($0)
        }
        return field
      }
    ]
  }

  /// What the list shows.
  private struct Shown: Equatable {
    var texts: [String] = []
    var chosen: Int?
  }

  private func shown(in context: PartContext) -> Shown {
    let (options, id) = (options(), chosen())
    let place = options.firstIndex { $0.id == id }
    let titles = options.map(title)
    guard let nothing else { return Shown(texts: titles, chosen: place) }
    return Shown(texts: [nothing(context)] + titles, chosen: place.map { $0 + 1 } ?? 0)
  }

  /// The option at a place of the list; `nil` for the row for none.
  private func id(at place: Int?) -> Option.ID? {
    guard let place else { return nil }
    let (options, index) = (options(), nothing == nil ? place : place - 1)
    return options.indices.contains(index) ? options[index].id : nil
  }
}
