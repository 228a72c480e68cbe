import GTK
public import Usher

/// A field to choose one of many options from a list that opens, with its label. In a long list, typing searches the options that
/// begin so.
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
  ///   - placeholder: the text in place of an option while none is chosen; `nil` for the host’s “Choose …”. The person can
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
        let list = DropDown(hasNothing: nothing != nil)
        context.onEnd { list.close() }
        var isShowing = false
        var seen = Shown()
        let show = { (new: Shown) in
          // GTK's signal comes for what is shown, too.
          isShowing = true
          if list.options != new.texts { list.options = new.texts }
          seen = new
          if list.chosen != new.chosen { list.chosen = new.chosen }
          isShowing = false
        }
        let read = { [self, weak context] in context.map(shown) ?? Shown() }
        context.bind(read, show)
        context.observe(list, "notify::selected") { [self, weak context] in
          guard !isShowing, let context, list.chosen != shown(in: context).chosen else { return }
          // Of the options that are shown: others may have come that the list doesn't have yet.
          context.perform { choose(list.chosen.flatMap { seen.ids[$0] }) }
          // What the app has made of it, also if that is nothing. GTK still uses the list, so that has its rows until later.
          let new = shown(in: context)
          if new.texts == seen.texts { show(new) }
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

  /// What the list shows: a text and an option for each row, of which the first may be for none.
  private struct Shown: Equatable {
    var texts: [String] = []
    var ids: [Option.ID?] = []
    var chosen: Int?
  }

  private func shown(in context: PartContext) -> Shown {
    let (options, id) = (options(), chosen())
    let none = nothing.map { [$0(context)] } ?? []
    let ids = none.map { _ in nil } + options.map { Optional($0.id) }
    // What isn't among the options is none of them.
    let place = ids.firstIndex(of: id) ?? (none.isEmpty ? nil : 0)
    return Shown(texts: none + options.map(title), ids: ids, chosen: place)
  }
}
