/// Why the survey couldn't do something.
package enum SurveyError: Error, Equatable, Sendable {
  case noName
  case noCompany
  case textTooLong
  case outOfRange
  case unknownSubmission
}
