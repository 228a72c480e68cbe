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
    if let storing, submission == nil {
      do {
        take(try await keep(storing), since: storing)
      } catch {
        // The submission will fail, too, and say so.
        guard isSubmitting else { throw error }
      }
    }
    if isSubmitting { await submitIfRight() }
    if known == nil {
      // Reads before it writes: a draft that can't be read must not be overwritten.
      take(try await read(), since: Answers())
      guard !changes.isEmpty else { return }
    }
    repeat {
      let shown = pressed ?? answers
      take(changes.isEmpty ? try await read() : try await keep(shown), since: shown)
    } while !changes.isEmpty
  }

  /// The changes of this page that aren't stored yet.
  private var changes: AnswerChanges { changes(to: pressed ?? answers) }

  private func changes(to answers: Answers) -> AnswerChanges {
    AnswerChanges(from: known?.answers ?? Answers(), to: answers)
  }

  private func submitIfRight() async {
    defer { (pressed, submission) = (nil, nil) }
    do {
      let submission = try await checkedSubmission()
      guard let submission else { return }
      self.submission = submission
      try await screen.stored()
      let sent = submission.answers
      let draft = try await questionnaire.submit(submission, with: changes(to: sent), of: visitor)
      // The submission has taken its changes along.
      storing = nil
      // Input during the submission belongs to the next draft if it is from other pages. Here it was meant for the form
      // that was submitted, and came too late.
      take(draft, since: answers)
      screen.send(.didSubmit(submission.id))
    } catch is CancellationError {
      // The screen has ended, so nobody reads a message.
    } catch {
      submissionMessage = error.userMessage
    }
  }

  /// Returns what is submitted: what an earlier process has begun to submit, or else the answers, if they are right.
  private func checkedSubmission() async throws -> Submission? {
    if let submission { return submission }
    let sent = pressed ?? answers
    // The fields may have other answers by now; those that are sent are checked in any case.
    if sent == answers, await !form.validate() { return nil }
    return try questionnaire.submission(of: sent)
  }

  /// Shows a draft, except in fields that changed here since the draft was requested: their input is newer. A draft
  /// that isn't newer than the known one is ignored.
  ///
  /// - Parameter shown: the answers of this page at the time of the request.
  private func take(_ draft: Draft, since shown: Answers) {
    guard known.map({ $0.revision < draft.revision }) ?? true else { return }
    let newer = AnswerChanges(from: shown, to: answers)
    pressed = pressed.map { AnswerChanges(from: shown, to: $0).applied(to: draft.answers) }
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

  /// Stores the changes to answers that this page showed.
  private func keep(_ answers: Answers) async throws -> Draft {
    storing = answers
    try await screen.stored()
    do {
      let draft = try await questionnaire.keep(changes(to: answers), of: visitor)
      storing = nil
      return draft
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
    var storing: Answers?
    var submission: Submission?
    var pressed: Answers?
    var touched: [Bool]
  }

  private var texts: [Field<String>] { [name, companyName, comments] }

  public var savedState: SavedState {
    get {
      SavedState(
        answers: answers,
        known: known,
        storing: storing,
        submission: submission,
        pressed: pressed,
        touched: texts.map(\.isTouched)
      )
    }
    set {
      answers = newValue.answers
      known = newValue.known
      storing = newValue.storing
      submission = newValue.submission
      pressed = newValue.pressed ?? newValue.submission?.answers
      for (field, isTouched) in zip(texts, newValue.touched) where isTouched { field.touch() }
    }
  }
}
