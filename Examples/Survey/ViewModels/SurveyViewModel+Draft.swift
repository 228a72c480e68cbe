import SurveyModel
public import Usher

/// The draft is the person's, not the page's: what is entered on several pages comes together, field by field, and of
/// one field what was entered last counts.
extension SurveyViewModel {
  /// Submits if that is wanted; keeps what was changed here, and takes over what was changed elsewhere.
  func exchange() async throws {
    if isSubmitting { await submitIfRight() }
    if known == nil {
      // First: of a draft that couldn't be read nothing must be lost.
      take(try await read(), since: Answers())
      guard !changes.isEmpty else { return }
    }
    repeat {
      let (shown, changes) = (answers, changes)
      take(changes.isEmpty ? try await read() : try await keep(changes), since: shown)
    } while !changes.isEmpty
  }

  /// What was changed here, and isn't kept yet.
  private var changes: AnswerChanges {
    AnswerChanges(from: known?.answers ?? Answers(), to: answers)
  }

  private func submitIfRight() async {
    defer { isSubmitting = false }
    guard await form.validate() else { return }
    do {
      let sent = answers
      let (submission, draft) = try await questionnaire.submit(sent, with: changes, of: visitor)
      // What was entered meanwhile is the next draft, and what was entered elsewhere.
      take(draft, since: sent)
      if !changes.isEmpty { _ = try? await keep(changes) }
      screen.send(.didSubmit(submission.id))
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      submissionMessage = error.userMessage
    }
  }

  /// Shows a draft, but for what was entered here while it was on its way: that is newer.
  ///
  /// - Parameter shown: what there was when it was asked for.
  private func take(_ draft: Draft, since shown: Answers) {
    guard known.map({ $0.revision < draft.revision }) ?? true else { return }
    let newer = AnswerChanges(from: shown, to: answers)
    known = draft
    show(newer.applied(to: draft.answers))
  }

  private func show(_ shown: Answers) {
    guard shown != answers else { return }
    // Submitted here or elsewhere: nobody has been in these fields.
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

/// What was filled in comes back after the process died, and which messages showed.
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
