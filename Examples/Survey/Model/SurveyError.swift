/// The reason why an action of the survey failed.
package enum SurveyError: Error, Equatable, Sendable {
  case noName
  case noCompany
  case textTooLong
  case outOfRange
  case unknownSubmission
}
