import SurveyModel
public import Usher

/// The exchange of the draft. A person has one draft for all pages: input on several pages is merged field by field,
/// and in each field the latest input counts.
extension SurveyViewModel {
  /// Submits the answers if the person asked for it. Stores the changes of this page, and shows the changes of other
  /// pages.
  ///
  /// - Throws: ``DraftProblem`` when the draft can't be read or stored.
  func exchange() async throws {
    if isSubmitting { await submitIfRight() }
    if known == nil {
      // Reads before it writes: a draft that can't be read must not be overwritten.
      take(try await read(), since: Answers())
      guard !changes.isEmpty else { return }
    }
    repeat {
      let (shown, changes) = (answers, changes)
      take(changes.isEmpty ? try await read() : try await keep(changes), since: shown)
    } while !changes.isEmpty
  }

  /// The changes of this page that aren't stored yet.
  private var changes: AnswerChanges {
    AnswerChanges(from: known?.answers ?? Answers(), to: answers)
  }

  private func submitIfRight() async {
    defer { isSubmitting = false }
    guard await form.validate() else { return }
    do {
      let sent = answers
      let (submission, draft) = try await questionnaire.submit(sent, with: changes, of: visitor)
      // Input during the submission, here and on other pages, belongs to the next draft.
      take(draft, since: sent)
      if !changes.isEmpty { _ = try? await keep(changes) }
      screen.send(.didSubmit(submission.id))
    } catch is CancellationError {
      // The screen has ended, so nobody reads a message.
    } catch {
      submissionMessage = error.userMessage
    }
  }

  /// Shows a draft, except in fields that changed here since the draft was requested: their input is newer. A draft
  /// that isn't newer than the known one is ignored.
  ///
  /// - Parameter shown: the answers of this page at the time of the request.
  private func take(_ draft: Draft, since shown: Answers) {
    guard known.map({ $0.revision < draft.revision }) ?? true else { return }
    let newer = AnswerChanges(from: shown, to: answers)
    known = draft
    show(newer.applied(to: draft.answers))
  }

  private func show(_ shown: Answers) {
    guard shown != answers else { return }
    // The form was submitted, here or elsewhere. Its fields are new, so they show no messages.
    if shown == Answers() { form.reset() } else { answers = shown }
  }

  private func read() async throws -> Draft {
    do {
      return try await questionnaire.draft(of: visitor)
    } catch {
      throw DraftProblem.unreadable
    }
  }

  private func keep(_ changes: AnswerChanges) async throws -> Draft {
    do {
      return try await questionnaire.keep(changes, of: visitor)
    } catch {
      throw DraftProblem.notKept
    }
  }
}

/// Restores the answers after the process died, and the fields that showed a message.
extension SurveyViewModel: Restorable {
  public struct SavedState: Codable {
    var answers: Answers
    var known: Draft?
    var touched: [Bool]
  }

  private var texts: [Field<String>] { [name, companyName, comments] }

  public var savedState: SavedState {
    get { SavedState(answers: answers, known: known, touched: texts.map(\.isTouched)) }
    set {
      answers = newValue.answers
      known = newValue.known
      for (field, isTouched) in zip(texts, newValue.touched) where isTouched { field.touch() }
    }
  }
}
